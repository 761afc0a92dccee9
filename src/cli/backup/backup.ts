import { type Command, InvalidArgumentError } from 'commander';
import type { CliTools } from '../../slice/slice.ts';
import { sparingMemory } from '../memory.ts';

const passphraseFile = [
  '--passphrase-file <file>',
  'a file with the passphrase (default: BACKUP_PASSPHRASE, or a prompt)',
] as const;

/** Adds commands that back up, restore and move the database. */
export function addBackupCommands(program: Command, tools: CliTools): void {
  program
    .command('backup')
    .description('Save the whole database in a new file. The service may keep running.')
    .argument('<file>', 'the file to write')
    .option(
      '--encrypt',
      'encrypt the file with a passphrase; BACKUP_PASSPHRASE and --passphrase-file imply this',
    )
    .option(...passphraseFile)
    .option('--with-secrets', 'include JWT_SECRET, SECRETS_KEY and LEDGER_SIGNING_KEY; requires encryption')
    .action((file, options) =>
      sparingMemory(async () => (await import('./backup-work.ts')).backUp(tools, file, options)),
    );
  program
    .command('restore')
    .description(
      'Restore a backup into an empty database, verify the ledger, and end all sessions. Stop the service first.',
    )
    .argument('<file>', 'the backup')
    .option(...passphraseFile)
    .option('--secrets-file <file>', 'a new file for the secrets in the backup (default: DATA_DIR)')
    .action((file, options) =>
      sparingMemory(async () => (await import('./restore-work.ts')).restore(tools, file, options)),
    );
  program
    .command('move')
    .description(
      'Copy the database into an empty one, compare all rows, and verify the ledger. Stop the service first.',
    )
    .requiredOption(
      '--to <database>',
      'a URL like postgres://user:password@host/database, or embedded',
      parseTarget,
    )
    .action(({ to }) => sparingMemory(async () => (await import('./restore-work.ts')).move(tools, to)));
}

function parseTarget(text: string): string {
  if (text === 'embedded' || /^postgres(ql)?:\/\/./.test(text)) return text;
  throw new InvalidArgumentError(
    'It must be a URL like postgres://user:password@host/database, or the word embedded.',
  );
}
