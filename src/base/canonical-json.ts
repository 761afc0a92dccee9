/** Returns JSON with sorted keys and without white space: the part of RFC 8785 that payloads need. */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return jsonString(value);
  let members = '';
  if (Array.isArray(value)) {
    for (const member of value)
      members += members === '' ? canonicalJson(member) : `,${canonicalJson(member)}`;
    return `[${members}]`;
  }
  if (isObject(value)) {
    for (const name of sortedNames(value))
      members += `${members === '' ? '' : ','}${jsonString(name)}:${canonicalJson(value[name])}`;
    return `{${members}}`;
  }
  // JSON has no undefined.
  return JSON.stringify(value) ?? 'null';
}

interface Names {
  names: readonly string[];
  sorted: readonly string[];
}

/** Names of members, in their own order and sorted, of the last kinds of objects. To sort them again takes as long as the rest. */
const lastNames: Names[] = [];
const maxKept = 16;

/** Returns the names of an object's members in the order of canonical JSON. */
function sortedNames(value: object): readonly string[] {
  for (const kept of lastNames) if (hasNames(value, kept.names)) return kept.sorted;
  const names = Object.keys(value);
  const sorted = names.toSorted();
  if (names.length <= maxKept) lastNames.unshift({ names, sorted });
  lastNames.length = Math.min(lastNames.length, maxKept);
  return sorted;
}

/** Returns true if the members of an object have these names, in this order. */
function hasNames(value: object, names: readonly string[]): boolean {
  let count = 0;
  for (const name in value) {
    if (name !== names[count]) return false;
    count += 1;
  }
  return count === names.length;
}

/** Returns a string in JSON. To look for characters to escape takes a fraction of the time of `JSON.stringify`. */
export function jsonString(text: string): string {
  return isPlain(text) ? `"${text}"` : JSON.stringify(text);
}

/** Returns true for printable ASCII without quotes and backslashes, such as names, ids and codes: JSON escapes nothing in it. */
function isPlain(text: string): boolean {
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    // '"' is 34, '\\' is 92, and 126 is the last printable character.
    if (code < 32 || code > 126 || code === 34 || code === 92) return false;
  }
  return true;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
