import type { Queryable } from '../../../db/transaction.ts';
import { headLeaf, openCheckpoint } from '../checkpoints/checkpoint.ts';
import { originIn } from '../checkpoints/checkpoint-parts.ts';
import { allOldCheckpoints, lastHeads, type OldCheckpoint } from '../checkpoints/store.ts';
import { Edge } from './edge.ts';
import type { LogKey } from './keys.ts';
import { type LogProblem, type LogProblems, logFault } from './log-problems.ts';

/**
 * Checks the checkpoints over heads that earlier versions made: their sizes, what their notes say, the signatures by a key
 * of the log, and the root of the newest one over its heads. Other keys of earlier versions are unknown.
 */
export async function checkOldCheckpoints(
  db: Queryable,
  keys: readonly LogKey[],
  problems: LogProblems,
): Promise<void> {
  let last: OldCheckpoint | undefined;
  for await (const checkpoint of allOldCheckpoints(db)) {
    problems.add(checkOld(checkpoint, last, keys));
    last = checkpoint;
  }
  if (!last) return;
  const edge = new Edge();
  for await (const head of lastHeads(db)) edge.push(headLeaf(head));
  const root = edge.root();
  if (root.equals(last.root)) return;
  const values = { expected: last.root.toString('base64'), found: root.toString('base64') };
  const message = `the heads do not lead to the root of earlier checkpoint ${last.id}`;
  problems.add([logFault('root', message, values)]);
}

function checkOld(
  { id, note, size, root }: OldCheckpoint,
  last: OldCheckpoint | undefined,
  keys: readonly LogKey[],
): LogProblem[] {
  const name = `earlier checkpoint ${id}`;
  const problems: LogProblem[] = [];
  if (last && size < last.size) {
    const values = { expected: `at least ${last.size}`, found: size };
    problems.push(logFault('size', `${name} is smaller than the one before`, values));
  }
  const [, signedSize, signedRoot] = note.split('\n');
  const said = {
    expected: `size ${size}, root ${root.toString('base64')}`,
    found: `size ${signedSize}, root ${signedRoot}`,
  };
  if (said.expected !== said.found)
    problems.push(logFault('note', `${name} has another size or root than its note`, said));
  const own = keys.filter(({ publicKey }) => publicKey.startsWith(`${originIn(note)}+`));
  if (own.length > 0 && !own.some(({ publicKey }) => openCheckpoint(note, publicKey))) {
    const values = { expected: own.map(({ publicKey }) => publicKey).join(', '), found: 'another signature' };
    problems.push(logFault('signature', `the key did not sign ${name}`, values));
  }
  return problems;
}
