import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { InvalidArgumentError } from 'commander';
import { readUpTo } from '../../base/bounded-body.ts';
import { atPath, OperatorError } from '../../base/faults.ts';
import { isLoopback } from '../../base/loopback.ts';
import { messageOf } from '../../base/system-errors.ts';
import { writeWholeFile } from '../../base/whole-file.ts';
import { openCheckpoint } from '../../kernel/ledger/checkpoints/checkpoint.ts';
import { openKeyChange } from '../../kernel/ledger/log/keys.ts';
import { continueFrom, type Kept, NotContinued, type Watched } from '../../kernel/ledger/log/watch.ts';
import type { CliTools } from '../../slice/slice.ts';

interface WatchOptions {
  file: string;
  key?: string;
  tokenFile?: string;
  allowHttp?: boolean;
  /** Seconds between two looks. */
  every: number;
  /** Number of looks in a row without a checkpoint after which the command ends. */
  attempts: number;
  once?: boolean;
}

const timeoutMs = 30_000;
const maxAnswerBytes = 10_000_000;
/** Maximum number of pages of keys: 50,000 keys. */
const maxPages = 100;

/** Used members of the answers, and of the kept file. */
const CheckpointAnswer = Type.Object({ note: Type.String(), publicKey: Type.String() });
const KeysAnswer = Type.Array(Type.Object({ statement: Type.Union([Type.String(), Type.Null()]) }));
const ConsistencyAnswer = Type.Object({ proof: Type.Array(Type.String()) });

/** Looks at the log of a service again and again, until a checkpoint does not continue the one before. */
export async function watch(
  tools: Pick<CliTools, 'finish' | 'note'>,
  url: string,
  options: WatchOptions,
): Promise<void> {
  const { file, every, attempts, tokenFile } = options;
  if (tokenFile === undefined && !process.env['LEDGER_TOKEN'])
    throw new InvalidArgumentError(
      'A token is missing: name its file with --token-file, or set LEDGER_TOKEN.',
    );
  const watched = createWatched(serviceAt(url, options.allowHttp), tokenFile);
  let kept = await readKept(file);
  let { key } = options;
  for (let failures = 0; ; ) {
    try {
      kept = await look(tools, watched, { kept, file, key });
      // The kept checkpoint now has the key to which the given one leads.
      key = undefined;
      failures = 0;
    } catch (error) {
      if (error instanceof NotContinued)
        throw new OperatorError(`CONTRADICTION: ${error.message}`, { cause: error });
      if (options.once || !(error instanceof OperatorError)) throw error;
      failures += 1;
      if (failures >= attempts) throw noCheckpoint(attempts, error);
      tools.note(error.message);
    }
    if (options.once) return;
    await setTimeout(every * 1000);
  }
}

function noCheckpoint(attempts: number, cause: OperatorError): OperatorError {
  const message = `NO CHECKPOINT in ${attempts} looks, so nobody watches the log now. The last reason: ${cause.message}`;
  return new OperatorError(message, { cause });
}

/** Looks once. Returns the checkpoint that the file now keeps. */
async function look(
  tools: Pick<CliTools, 'finish'>,
  watched: Watched,
  { kept, file, key }: { kept: Kept | undefined; file: string; key: string | undefined },
): Promise<Kept> {
  const { size, note, publicKey } = await continueFrom(kept, watched, key);
  const next = { note, publicKey };
  await atPath('--file', file, () => writeWholeFile(file, [`${JSON.stringify(next)}\n`], { replaces: true }));
  const how = kept ? 'continues the kept one' : `is the first, signed with the key ${publicKey}`;
  tools.finish({ ok: true, file, size, publicKey }, `The checkpoint of ${size} events ${how}.`);
  return next;
}

async function readKept(file: string): Promise<Kept | undefined> {
  // An empty file is a damaged one: without its checkpoint, any log would be accepted.
  if (!existsSync(file)) return undefined;
  const text = await atPath('--file', file, () => readFile(file, 'utf8'));
  const { note, publicKey } = parsed(CheckpointAnswer, text, () => {
    const remedy = 'restore it from a copy, or move it away to begin again';
    return `--file ${file}: the file is damaged, or keeps no checkpoint: ${remedy}.`;
  });
  return { note, publicKey };
}

/** Parses the address of a service. Throws an error of usage if others could read the token on its way. */
function serviceAt(text: string, allowsHttp = false): string {
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new InvalidArgumentError('The address must begin with https://.');
  if (url.protocol === 'http:' && !allowsHttp && !isLoopback(url.hostname))
    throw new InvalidArgumentError(
      'Over http://, others can read the token. Use https://, or pass --allow-http.',
    );
  return text.replace(/\/+$/, '');
}

function createWatched(url: string, tokenFile: string | undefined): Watched {
  async function get<T extends TSchema>(path: string, form: T): Promise<{ value: Static<T>; next?: string }> {
    const token = tokenFile
      ? await atPath('--token-file', tokenFile, () => readFile(tokenFile, 'utf8'))
      : (process.env['LEDGER_TOKEN'] ?? '');
    const { status, link, text } = await request(`${url}/api/ledger/${path}`, token.trim());
    // The code of the error of a service that has found a contradiction ends so.
    if (status === 503 && /_CONTRADICTED"/.test(text))
      throw new NotContinued('log', 'the service itself reports one.');
    if (status === 401) throw new OperatorError(expired(tokenFile));
    if (status !== 200) throw new OperatorError(`The service answers ${status} for ${path}.`);
    const value = parsed(form, text, () => `The service answers in another form for ${path}.`);
    const next = /^<[^>]*(\?[^>]*)>; rel="next"$/.exec(link)?.[1];
    return {
      value,
      ...(next !== undefined && { next }),
    };
  }

  async function* statements(): AsyncGenerator<string | null> {
    let query: string | undefined = '';
    for (let page = 0; query !== undefined; page += 1) {
      if (page === maxPages)
        throw new OperatorError(`The log has more than ${maxPages} pages of keys. Pass a newer --key.`);
      const answer: { value: Static<typeof KeysAnswer>; next?: string } = await get(
        `keys${query}`,
        KeysAnswer,
      );
      for (const { statement } of answer.value) yield statement;
      query = answer.next;
    }
  }

  return {
    openCheckpoint,
    openKeyChange,
    checkpoint: async () => (await get('checkpoint', CheckpointAnswer)).value,
    statements,
    consistency: async (from, to) =>
      (await get(`consistency?from=${from}&to=${to}`, ConsistencyAnswer)).value.proof,
  };
}

function expired(tokenFile: string | undefined): string {
  const remedy = tokenFile
    ? `write the new one to ${tokenFile}`
    : 'start the command again with the new one in LEDGER_TOKEN';
  return `The service refuses the token: it has expired, or its owner logged out. Log in again, and ${remedy}.`;
}

/** Reads an answer, and no more of it than its bound. */
async function request(url: string, token: string): Promise<{ status: number; link: string; text: string }> {
  try {
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    const body = await readUpTo(maxAnswerBytes, response);
    if (!body) throw new OperatorError(`The answer has more than ${maxAnswerBytes} bytes.`);
    const { status, headers } = response;
    return { status, link: headers.get('link') ?? '', text: Buffer.from(body).toString() };
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`The service does not answer (${reasonOf(error)}).`, { cause: error });
  }
}

/** Returns the reason of an error of fetch, which is often in its cause. */
function reasonOf(error: unknown): string {
  const { cause = error } = error instanceof Error ? error : {};
  return messageOf(cause);
}

/** Parses JSON of a form. Throws an error with the message for any other text. */
function parsed<T extends TSchema>(form: T, text: string, message: () => string): Static<T> {
  try {
    const value: unknown = JSON.parse(text);
    if (Value.Check(form, value)) return value;
  } catch (error) {
    throw new OperatorError(message(), { cause: error });
  }
  throw new OperatorError(message());
}
