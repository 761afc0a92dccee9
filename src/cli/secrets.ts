import type { Command } from 'commander';
import type { CliTools } from '../slice/slice.ts';

/** Adds commands for the encrypted secrets in the database. */
export function addSecretsCommands(program: Command, tools: CliTools): void {
  program
    .command('secrets')
    .description('Encrypted secrets in the database.')
    .command('rotate')
    .description('Encrypt all secrets with the newest key of SECRETS_KEY.')
    .action(async () => (await import('./rotate-secrets.ts')).rotate(tools));
}
