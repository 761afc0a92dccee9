/**
 * Form of interface.md 4.8. `.` and `$` make it refuse line breaks anywhere. It backs up to each `@` once, so even
 * the longest accepted text is quick to check.
 */
const contract = /^postgresql:\/\/\w+:.*@[\w.-]+:\d+\/\w+(\?.*)?$/;

/**
 * Returns how a connection string differs from the form of interface.md 4.8, as words after "it": `has no port`. Undefined if it
 * has this form. The words contain nothing of the string, except a character of its username or database.
 */
export function differenceFromContract(text: string): string | undefined {
  if (contract.test(text)) return undefined;
  const [scheme = ''] = /^[^:/]*:\/\//.exec(text) ?? [];
  const rest = text.slice(scheme.length);
  // Only then is it certain which part is the password.
  const isPostgres = /^\s*postgres(ql)?:\/\/$/i.test(scheme);
  const differences = [
    ...differencesOfScheme(scheme, isPostgres),
    ...(/[\n\r\u2028\u2029]/.test(text) ? ['has a line break'] : []),
    ...(isPostgres ? differencesAfterScheme(rest) : []),
  ];
  return new Intl.ListFormat('en-GB').format(differences);
}

function differencesOfScheme(scheme: string, isPostgres: boolean): string[] {
  if (scheme === 'postgresql://') return [];
  if (scheme === 'postgres://') return ['begins with postgres://'];
  return [isPostgres ? 'begins with a blank or a capital letter' : 'does not begin with postgresql://'];
}

function differencesAfterScheme(rest: string): string[] {
  // The last @ before something like a host, since a password and a query may contain others.
  const [, before] = /^(.*)@[\w.-]+(?::\d*)?\//s.exec(rest) ?? [];
  const at = before?.length ?? rest.lastIndexOf('@');
  const colon = rest.indexOf(':');
  if (at < 0) return ['has no @ with a hostname after it'];
  const target = differencesOfTarget(rest.slice(at + 1));
  if (colon < 0 || colon > at) return ['has no password after the username', ...target];
  return [...differencesOfName('username', rest.slice(0, colon)), ...target];
}

/** Returns the differences of the part from the host on. */
function differencesOfTarget(target: string): string[] {
  const [, host = '', port = '', database = ''] = /^([^:/?]*)(?::([^/?]*))?(?:\/([^?]*))?/.exec(target) ?? [];
  if (host === '') return ['has no hostname'];
  if (!/^[\w.-]+$/.test(host))
    return ['has a hostname with a character other than letters, digits, _, . and -'];
  if (!/^\d*$/.test(port)) return ['has a port that is not a number'];
  return [...(port === '' ? ['has no port'] : []), ...differencesOfName('database', database)];
}

/** Returns the absence of a name, or its first character other than letters from A to Z, digits and underscores. */
function differencesOfName(part: string, name: string): string[] {
  if (name === '') return [`has no ${part}`];
  const characters = [...name];
  const place = characters.findIndex((character) => !/^\w$/.test(character));
  const character = characters[place];
  if (character === undefined) return [];
  const isInvisible = /[\p{C}\p{Z}]/u.test(character);
  const shown = character === ' ' ? 'a blank' : isInvisible ? 'an invisible character' : `"${character}"`;
  return [`has ${shown} as character ${place + 1} of the ${part}`];
}
