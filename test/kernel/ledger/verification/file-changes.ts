import type { Random } from '../model/random.ts';

/** Returns an export with one byte, character, number or line changed. */
export function tamper(sound: Buffer, random: Random): Buffer {
  const change = random.below(12);
  if (change === 0) return random.oneOf(changesOfBytes)(sound, random.below(sound.length));
  const lines = sound.toString().slice(0, -1).split('\n');
  const index = random.below(lines.length);
  return Buffer.from(`${tamperLines(lines, index, change, random).join('\n')}\n`);
}

/** Changes of a file's bytes at a place. */
const changesOfBytes: readonly ((sound: Buffer, at: number) => Buffer)[] = [
  (sound) => sound.subarray(0, -1),
  (sound, at) => sound.subarray(0, at),
  (sound) => Buffer.concat([Buffer.from('\ufeff'), sound]),
  (sound) => Buffer.concat([sound, Buffer.from('\n')]),
  (sound) => Buffer.from(sound.toString().replaceAll('\n', '\r\n')),
  (sound, at) => Buffer.from(sound.map((byte, i) => (i === at ? byte | 0x80 : byte))),
  (sound, at) => Buffer.from(sound.map((byte, i) => (i === at ? 0x0a : byte))),
  () => Buffer.alloc(0),
];

function tamperLines(sound: readonly string[], index: number, change: number, random: Random): string[] {
  const line = sound[index] ?? '';
  if (change === 1) return sound.toSpliced(index, 1);
  if (change === 2) return sound.toSpliced(index, 0, random.oneOf(sound));
  const numbers = [...line.matchAll(/(?<=[:[,])-?\d+(?=[,}\]])/g)];
  if (change % 2 && numbers.length > 0) {
    const { index: at, 0: digits } = random.oneOf(numbers);
    const other = random.oneOf(
      [-1000, -1, 1, 3].map((by) => `${Number(digits) + by}`).concat('1.5', '9007199254740992'),
    );
    return sound.with(index, `${line.slice(0, at)}${other}${line.slice(at + digits.length)}`);
  }
  const at = random.below(line.length);
  const other = random.oneOf([...'0123456789abcdefTZ:,"- \\é'].filter((character) => character !== line[at]));
  return sound.with(index, `${line.slice(0, at)}${other}${line.slice(at + 1)}`);
}
