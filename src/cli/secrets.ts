import type { Command } from 'commander';
import { readConfig } from '../config.ts';
import { secretsKeyOf } from '../secrets.ts';
import { createKeyring } from '../sync/envelope.ts';
import { countStale, rotateSecrets } from '../sync/rotation.ts';
import { withDatabase } from './ledger-context.ts';
import { createProgress } from './progress.ts';

/** Adds commands for the encrypted secrets in the database. */
export function addSecretsCommands(program: Command): void {
  program
    .command('secrets')
    .description('Encrypted secrets in the database.')
    .command('rotate')
    .description('Encrypt all secrets with the newest key of SECRETS_KEY.')
    .action(rotate);
}

async function rotate(): Promise<void> {
  // This command needs no JWT_SECRET.
  const config = readConfig({ JWT_SECRET: '-'.repeat(32), ...process.env });
  await withDatabase(async (database) => {
    const keyring = createKeyring(await secretsKeyOf(config));
    const progress = createProgress('Encrypting', await countStale(database, keyring), 'secrets');
    const unreadable = await rotateSecrets(database, keyring, progress.advance);
    progress.stop();
    for (const { familyId, id, message } of unreadable)
      say(`family ${familyId}, configuration ${id}: ${message}`);
    const left = await countStale(database, keyring);
    if (left > 0) process.exitCode = 1;
    say(
      left > 0 ? `${left} secrets still have another key.` : 'All secrets are encrypted with the newest key.',
    );
  });
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
