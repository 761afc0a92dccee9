import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { readIfThere } from '../db/embedded/files.ts';
import { atPath, OperatorError } from '../db/faults.ts';
import { continueFrom, type Kept, NotContinued, type Watched } from '../ledger/log/watch.ts';
import type { CliTools } from '../slice.ts';
import { writeWholeFile } from '../whole-file.ts';

interface WatchOptions {
  file: string;
  key?: string;
  tokenFile?: string;
  every: number;
  once?: boolean;
}

const timeoutMs = 30_000;
const maxAnswerBytes = 10_000_000;

/** Looks at the log of a service again and again, until a checkpoint does not continue the one before. */
export async function watch(tools: CliTools, url: string, options: WatchOptions): Promise<void> {
  const watched = await createWatched(url, options.tokenFile);
  for (;;) {
    try {
      await look(tools, watched, options);
    } catch (error) {
      if (error instanceof NotContinued)
        throw new OperatorError(`CONTRADICTION: ${error.message}`, { cause: error });
      if (options.once || !(error instanceof OperatorError)) throw error;
      tools.note(error.message);
    }
    if (options.once) return;
    await setTimeout(options.every * 1000);
  }
}

async function look(tools: CliTools, watched: Watched, { file, key }: WatchOptions): Promise<void> {
  const text = await atPath('--file', file, () => readIfThere(file));
  const kept = text ? keptIn(text) : undefined;
  const { size, ...next } = await continueFrom(kept, watched, key);
  await atPath('--file', file, () => writeWholeFile(file, [`${JSON.stringify(next)}\n`], { replaces: true }));
  const how = kept ? 'continues the kept one' : `is the first, signed with the key ${next.publicKey}`;
  tools.finish(
    { ok: true, file, size, publicKey: next.publicKey },
    `The checkpoint of ${size} events ${how}.`,
  );
}

function keptIn(text: string): Kept {
  const kept: Partial<Kept> = JSON.parse(text);
  if (typeof kept.note !== 'string' || typeof kept.publicKey !== 'string')
    throw new OperatorError('--file: the file has no checkpoint.');
  return { note: kept.note, publicKey: kept.publicKey };
}

async function createWatched(url: string, tokenFile: string | undefined): Promise<Watched> {
  const get = async (path: string) => {
    const token = tokenFile
      ? await atPath('--token-file', tokenFile, () => readFile(tokenFile, 'utf8'))
      : (process.env['LEDGER_TOKEN'] ?? '');
    const headers = { authorization: `Bearer ${token.trim()}` };
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(`${url.replace(/\/+$/, '')}/api/ledger/${path}`, {
      headers,
      signal,
      redirect: 'error',
    }).catch((cause: unknown) => {
      throw new OperatorError('The service does not answer.', { cause });
    });
    const text = (await answer.text()).slice(0, maxAnswerBytes);
    // The code of the error of a service that has found a contradiction ends so.
    if (answer.status === 503 && /_CONTRADICTED"/.test(text))
      throw new NotContinued('the service itself reports one.');
    if (!answer.ok) throw new OperatorError(`The service answers ${answer.status} for ${path}.`);
    return JSON.parse(text);
  };
  return {
    checkpoint: () => get('checkpoint'),
    statements: async () =>
      (await get('keys')).map(({ statement }: { statement: string | null }) => statement),
    consistency: async (from, to) => (await get(`consistency?from=${from}&to=${to}`)).proof,
  };
}
