/** Rules for every text that a request or a model brings (decisions.md 1.8), so that a new field needs none of its own. */

/** Characters that reorder the text around them, so that a line reads otherwise than it is stored. */
const bidirectional = /[\u202a-\u202e\u2066-\u2069]/;
/** Control characters that no text needs: all but the tab and the ends of lines. */
const control = /(?![\t\n\r])\p{Cc}/u;

/**
 * A character that one sees: neither white space, nor ignorable, nor a control or format character, nor a mark without its
 * letter. Unassigned characters count as visible, since newer emoji are. The blanks at the end have no property that says so.
 */
const visible =
  /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{M}\u2800\u{13441}\u{13442}\u{1d159}]/u;

/**
 * Characters that a terminal obeys instead of showing them, that break or reorder a line, or that are invisible. Joiners and
 * variation selectors belong to emoji and to many scripts, but hide in these three and between blanks.
 */
const unseen =
  /[[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]--[\u200c\u200d\ufe00-\ufe0f]]|(?<=^|[\s\p{Cc}\p{Cf}\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}])[\u200c\u200d\ufe00-\ufe0f]/gv;

/**
 * Returns the text as one line that is safe on a terminal: such characters become escapes, such as `\u001b`. They are those of
 * JSON too.
 */
export function asLine(text: string): string {
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return text.replace(unseen, (character) => character.split('').map(escaped).join(''));
}

/** Maximum number of characters that people see of a text of a stranger. */
const maxOfStranger = 40;

/** Returns a stranger's text as others see it: its first 40 characters, so that it carries no message (decisions.md 2.1). */
export function strangersText(text: string): string {
  const characters = [...text];
  if (characters.length <= maxOfStranger) return text;
  return `${characters.slice(0, maxOfStranger).join('').trimEnd()}…`;
}

/** Returns true if one sees nothing of the text. */
export function isBlank(text: string): boolean {
  return !visible.test(text);
}

/** Returns what is wrong with a text that PostgreSQL cannot store. */
export function storageFault(text: string): string | undefined {
  if (text.includes('\0')) return 'must not contain a NUL character';
  return text.isWellFormed() ? undefined : 'must be well-formed Unicode';
}

/** Returns what is wrong with a text that one person types and another reads; undefined if nothing is. */
export function textFault(text: string): string | undefined {
  const fault = storageFault(text);
  if (fault !== undefined) return fault;
  const nameOf = (character: string) =>
    `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  const [turn] = bidirectional.exec(text) ?? [];
  if (turn !== undefined) return `must not contain ${nameOf(turn)}, which changes the direction of text`;
  const [found] = control.exec(text) ?? [];
  return found === undefined ? undefined : `must not contain ${nameOf(found)}, which is a control character`;
}
