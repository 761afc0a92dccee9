import type { TreeHead } from '../merkle.ts';

/** Texts of changed keys, also for browsers, which verify the signatures themselves. */

/** First lines of the statement that another key follows: of the earlier key, and of the later one if the earlier is lost. */
const changeVersion = 'learning-service/ledger-key/1';
const acceptanceVersion = 'learning-service/ledger-key-accepted/1';

/** Change of the key at a state of the log. */
export interface KeyChange extends TreeHead {
  from: string;
  to: string;
}

/** Returns the text of a change, for the holder of one of its keys. */
export function keyChangeText({ from, to, size, root }: KeyChange, publicKey: string): string {
  const version = publicKey === from ? changeVersion : acceptanceVersion;
  return [version, from, to, size, root.toString('base64'), ''].join('\n');
}

/** Returns the change in a text that the holder of the earlier key signed; undefined for another text. */
export function keyChangeIn(text: string, publicKey: string): KeyChange | undefined {
  const change = changeIn(changeVersion, text);
  return change?.from === publicKey ? change : undefined;
}

/** Returns the change from a lost key, in a text that the holder of the later key signed; undefined for another text. */
export function acceptanceIn(text: string, publicKey: string): KeyChange | undefined {
  const change = changeIn(acceptanceVersion, text);
  return change?.to === publicKey ? change : undefined;
}

function changeIn(expected: string, text: string): KeyChange | undefined {
  const [version, from = '', to = '', size = '', root = '', ...rest] = text.split('\n');
  if (version !== expected || rest.length !== 1) return undefined;
  return { from, to, size: Number(size), root: Buffer.from(root, 'base64') };
}
