import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const program = join(
  dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')),
  'bin/cli.js',
);

/** Rules next to openapi.yaml. Generators of clients would obey a file with the name redocly.yaml, but not its exceptions. */
export const rulesFile = 'openapi-rules.yaml';

/** Returns the output of Redocly with the rules next to an OpenAPI document; empty without errors and warnings. */
export async function redoclyFaults(file: string): Promise<string> {
  const args = [program, 'lint', file, `--config=${rulesFile}`, '--format=stylish'];
  const env = { ...process.env, NODE_OPTIONS: '', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const options = { cwd: dirname(file), env };
  const { stderr, stdout } = await promisify(execFile)(process.execPath, args, options).catch(
    (error) => error,
  );
  const output: string = stderr + stdout;
  return /Your API description is valid/.test(output) && !/warning/i.test(output) ? '' : output;
}
