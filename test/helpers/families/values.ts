/** Values at and beyond bounds that several slices share. */

export const billion = 1_000_000_000;

export function text(length: number): string {
  return 'x'.repeat(length);
}

export function address(length: number, letter = 'a'): string {
  return `${letter.repeat(length - 12)}@example.org`;
}

export const grade = {
  accepts: [0, 12, '0', '12', 'K'],
  rejects: [-1, 13, '13', '-1', '5.5', 5.5, 'KK', '', true, null],
};
export const points = {
  accepts: [1, billion],
  rejects: [0, -1, 0.5, billion + 1, 1e300, '10', '', true, null, [10], { points: 10 }],
};
export const title = {
  accepts: ['x', text(200), ` ${text(200)} `],
  rejects: ['', '   ', '\n\t', text(201), 5, null],
};
export const password = {
  accepts: [text(8), 'ääää', text(1024), 'ä'.repeat(512), '  spaces  '],
  rejects: [text(7), 'äää', text(1025), 'ä'.repeat(513), ' '.repeat(8), 12345678, null],
};
export const longText = { accepts: ['', text(2000)], rejects: [text(2001), 5, null] };
/** Texts with characters that JSON escapes, or that are several units or bytes long. */
export const anyLine = 'é "ß" \\ \u2028 and 👩‍🚀';
export const anyText = `${anyLine},\r\n\tits second line`;
/** Time with microseconds, of which answers have the milliseconds. */
export const withMicroseconds = '2026-03-01T08:30:00.123456Z';
