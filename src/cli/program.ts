import { Command } from 'commander';
import { programVersion, versionText } from '../base/version.ts';
import { addBackupCommands } from './backup/backup.ts';
import { addClusterCommands } from './cluster/cluster.ts';
import { addLedgerCommands } from './ledger/ledger-commands.ts';
import { addSetupCommands } from './setup.ts';
import { slices } from './slice-commands.ts';
import { noteLines, printText } from './terminal-output.ts';
import { createTools } from './tools.ts';

/** Creates the command line. Only definitions are loaded; each action loads its work. */
export function createProgram(): Command {
  const program = new Command('learning-service')
    .description('Commands for operators and auditors.')
    .option('--json', 'print the result as one JSON document on standard output')
    .version(versionText(programVersion()), '--version', 'print the version')
    .configureHelp({ showGlobalOptions: true })
    // An error repeats an argument.
    .configureOutput({
      writeOut: printText,
      writeErr: (text) => noteLines(text.replace(/\n$/, '')),
    })
    .showHelpAfterError('(--help shows the usage.)')
    // Commander would end the process, and with 1.
    .exitOverride();
  const tools = createTools(() => program.opts()['json'] === true);
  for (const add of [addSetupCommands, addBackupCommands, addClusterCommands, addLedgerCommands, ...slices])
    add(program, tools);
  return program;
}
