import type { Command } from 'commander';
import { createKeyring } from '../envelope.ts';
import { countStale, rotateSecrets } from '../rotation.ts';
import type { CliTools } from '../slice.ts';

/** Adds commands for the encrypted secrets in the database. */
export function addSecretsCommands(program: Command, tools: CliTools): void {
  program
    .command('secrets')
    .description('Encrypted secrets in the database.')
    .command('rotate')
    .description('Encrypt all secrets with the newest key of SECRETS_KEY.')
    .action(() => rotate(tools));
}

async function rotate({ registry, withDatabase, readSecretsKey, createProgress }: CliTools): Promise<void> {
  const columns = registry.encryptedColumns;
  await withDatabase(async (database) => {
    const keyring = createKeyring(await readSecretsKey());
    const progress = createProgress('Encrypting', await countStale(database, columns, keyring), 'secrets');
    const unreadable = await rotateSecrets(database, columns, keyring, progress.advance);
    progress.stop();
    for (const { place, message } of unreadable) say(`${place}: ${message}`);
    const left = await countStale(database, columns, keyring);
    if (left > 0) process.exitCode = 1;
    say(
      left > 0 ? `${left} secrets still have another key.` : 'All secrets are encrypted with the newest key.',
    );
  });
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
