import { type Command, Option } from 'commander';
import type { CliTools } from '../../slice/slice.ts';
import { parseCount, parseId } from '../options.ts';

const checkpoint = ['--checkpoint <file>', 'a saved checkpoint, proof or receipt to compare with'] as const;
const witness = [
  '--witness <key>',
  'the public key of a witness that must have cosigned the checkpoint (repeatable)',
  (key: string, earlier: string[] = []) => [...earlier, key],
] as const;
const family = ['--family <id>', 'the user id of the parent', parseId] as const;
const out = ['--out <file>', 'the file to write (default: standard output)'] as const;

const load = () => import('./ledger-work.ts');

/** Adds commands for the ledger. */
export function addLedgerCommands(program: Command, tools: CliTools): void {
  const ledger = program.command('ledger').description('The append-only ledger of points.');
  ledger
    .command('verify')
    .description(
      'Verify the events, the rows that follow from them, and the log, of one family or of all families.',
    )
    .option(...family)
    .option(...checkpoint)
    .option('--key <key>', "the public key to trust (default: this service's own)")
    .option(...witness)
    .action(async (options) => (await load()).verify(tools, options));
  ledger
    .command('rebuild')
    .description('Compute the projected rows again from the events, and replace those that differ.')
    .option(...family)
    .option('--dry-run', 'only report the differences')
    .action(async (options) => (await load()).rebuild(tools, options));
  ledger
    .command('export')
    .description('Write the ledger of a family to a file.')
    .requiredOption(...family)
    .addOption(
      new Option('--format <format>', 'the format of the file').choices(['ndjson', 'csv']).default('ndjson'),
    )
    .option(...out)
    .action(async (options) => (await load()).exportLedger(tools, options));
  addLogCommands(ledger, tools);
  addAuditorCommands(ledger, tools);
}

/** Adds commands for machines without the database. */
function addAuditorCommands(ledger: Command, tools: CliTools): void {
  ledger
    .command('watch')
    .description('Keep the newest checkpoint of a service, and fail if a later one does not continue it.')
    .argument('<url>')
    .option('--file <file>', 'the file that keeps the checkpoint', 'ledger-watch.json')
    .option('--key <key>', 'the public key to trust (default: the key that it sees first)')
    .option('--token-file <file>', 'the file with a token of the service (default: LEDGER_TOKEN)')
    .option('--every <seconds>', 'the seconds between two looks', parseId, 60)
    .option(
      '--attempts <number>',
      'the looks in a row without a checkpoint after which it fails',
      parseCount,
      60,
    )
    .option('--allow-http', 'send the token in clear to a service that is not on this machine')
    .option('--once', 'look once')
    .action(async (url, options) => (await import('./watch-work.ts')).watch(tools, url, options));
  ledger
    .command('verify-file')
    .description('Verify an NDJSON export, without a database.')
    .argument('<file>')
    .option(...checkpoint)
    .option('--key <key>', 'the public key to trust (default: the one in the file, which proves no signer)')
    .option(...witness)
    .action(async (file, options) => (await import('./verify-file.ts')).verifyFile(tools, file, options));
}

/** Adds commands that sign. */
function addLogCommands(ledger: Command, tools: CliTools): void {
  ledger
    .command('checkpoint')
    .description('Write a signed checkpoint of all families to a file. Keep the file elsewhere.')
    .option(...out)
    .action(async (options) => (await load()).writeCheckpoint(tools, options));
  ledger
    .command('accept-key')
    .description('Accept that the last key of the log is lost, so that the key of the service follows it.')
    .argument('<key>', 'the lost public key')
    .action(async (key) => (await load()).acceptKey(tools, key));
}
