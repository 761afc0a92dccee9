import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import t from 'tap';
import { runCliWith } from '../helpers/cli.ts';

const run = promisify(execFile);
const bin = join(import.meta.dirname, '../../bin/learning-service.cjs');

/** Runs a separate process: the library prints by console.log, which a test cannot catch. */
async function scriptFor(shell: string): Promise<string> {
  return (await run(process.execPath, [bin, 'completion', shell])).stdout;
}

t.test('completion: bash completes commands, options and values', async (t) => {
  const directory = await mkdtemp(join(tmpdir(), 'completion-'));
  t.teardown(() => rm(directory, { recursive: true }));
  await writeFile(join(directory, 'completion.bash'), await scriptFor('bash'));
  await symlink(bin, join(directory, 'learning-service'));
  // The function that readline calls, with the words that it sets. The first function is part of bash-completion.
  await writeFile(
    join(directory, 'tab.bash'),
    `
_get_comp_words_by_ref() { cur=\${COMP_WORDS[COMP_CWORD]}; prev=\${COMP_WORDS[COMP_CWORD-1]}; words=("\${COMP_WORDS[@]}"); cword=$COMP_CWORD; }
source "$1"
COMP_WORDS=("\${@:2}"); COMP_CWORD=$(($# - 2))
registered=$(complete -p learning-service)
registered=\${registered##*-F }
"\${registered% *}" 2>/dev/null
printf '%s\\n' "\${COMPREPLY[@]%%$'\\t'*}"
`,
  );
  const path = `${directory}:${join(process.execPath, '..')}:${process.env['PATH']}`;
  const complete = async (...words: string[]) => {
    const files = [join(directory, 'tab.bash'), join(directory, 'completion.bash')];
    const options = { cwd: directory, env: { PATH: path } };
    const { stdout } = await run('bash', [...files, 'learning-service', ...words], options);
    return stdout
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  };
  t.same(await complete('led'), ['ledger']);
  t.match(await complete('users', ''), [
    'list',
    'show',
    'create-admin',
    'set-password',
    'remove',
    'recovery-code',
  ]);
  t.same(await complete('ledger', 'export', '--format', 'n'), ['ndjson']);
});

t.test('completion: prints scripts for zsh and fish, and refuses other shells', async (t) => {
  t.match(await scriptFor('zsh'), /^#compdef learning-service$/m);
  t.match(await scriptFor('fish'), /^complete .*-c learning-service/m);
  t.match(await runCliWith({}, 'completion', 'csh'), {
    code: 2,
    errors: 'Allowed choices are zsh, bash, fish',
  });
});
