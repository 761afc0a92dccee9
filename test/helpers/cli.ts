import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { testSettings } from './app.ts';

const root = join(import.meta.dirname, '../..');
const program = join(root, 'src/cli.ts');

/** Exit code and output of a command. */
interface Result {
  code: number | null;
  output: string;
  errors: string;
}

const { ledgerSigningKey: LEDGER_SIGNING_KEY } = testSettings;

/** Runs the command line on the given database, with the signing key of the test applications. */
export function runCli(databaseUrl: string, ...args: string[]): Promise<Result> {
  return runCliWith({ DATABASE_URL: databaseUrl, LEDGER_SIGNING_KEY }, ...args);
}

let runs = 0;
let previous: Promise<unknown> = Promise.resolve();

/**
 * Runs the command line with these variables only, in this process: a separate process takes 0.5 s of CPU time to load.
 * Commands run one after the other, since each replaces the variables, arguments and output of the process.
 */
export function runCliWith(variables: Record<string, string>, ...args: string[]): Promise<Result> {
  return runCliOn(new PassThrough(), variables, ...args);
}

/** Runs the command line with lines that a person types on a terminal, or that standard input contains. */
export function runCliTyping(
  { lines, isTerminal }: { lines: readonly string[]; isTerminal: boolean },
  variables: Record<string, string>,
  ...args: string[]
): Promise<Result> {
  const input = new PassThrough();
  input.end(lines.map((line) => `${line}\n`).join(''));
  // The members of a terminal that readline uses.
  if (isTerminal) Object.assign(input, { isTTY: true, setRawMode: () => input });
  return runCliOn(input, variables, ...args);
}

function runCliOn(stdin: PassThrough, variables: Record<string, string>, ...args: string[]): Promise<Result> {
  const run = previous.then(() => runHere(stdin, variables, args));
  previous = run.catch(() => {});
  return run;
}

async function runHere(
  stdin: PassThrough,
  variables: Record<string, string>,
  args: string[],
): Promise<Result> {
  const { env, argv } = process;
  const streams = { stdin, stdout: new PassThrough(), stderr: new PassThrough() };
  const originals = Object.keys(streams).map((name) => Object.getOwnPropertyDescriptor(process, name));
  process.env = { PATH: env['PATH'], HOME: env['HOME'], ...variables };
  process.argv = [process.execPath, program, ...args];
  for (const [name, value] of Object.entries(streams)) {
    Object.defineProperty(process, name, { value, configurable: true });
  }
  const outputs = Promise.all([text(streams.stdout), text(streams.stderr)]);
  try {
    runs += 1;
    await import(`${pathToFileURL(program).href}?run=${runs}`);
    return { code: Number(process.exitCode ?? 0), ...(await ended()) };
  } finally {
    process.exitCode = undefined;
    Object.assign(process, { env, argv });
    for (const [i, name] of Object.keys(streams).entries()) {
      Object.defineProperty(process, name, originals[i] ?? {});
    }
  }

  async function ended() {
    for (const stream of Object.values(streams)) stream.end();
    const [output, errors] = await outputs;
    return { output, errors };
  }
}

/** Runs the command line in a separate process. */
export function runCliProcess(variables: Record<string, string>, ...args: string[]): Promise<Result> {
  const child = startCli(variables, ...args);
  child.stdin.end();
  return resultOf(child);
}

/** Starts the command line in a separate process. */
export function startCli(
  variables: Record<string, string>,
  ...args: string[]
): ChildProcessWithoutNullStreams {
  // Omits settings of the test runner, such as tap's NODE_OPTIONS.
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
  return spawn(process.execPath, ['--require', './src/node-version.cjs', 'src/cli.ts', ...args], {
    cwd: root,
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...variables },
    stdio: 'pipe',
  });
}

/** Waits for the end of a command. */
export async function resultOf(child: ChildProcessWithoutNullStreams): Promise<Result> {
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [code, output, errors] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, output, errors };
}
