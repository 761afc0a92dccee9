import type { Command } from 'commander';
import type { CliTools } from '../../slice/slice.ts';

const load = () => import('./cluster-work.ts');

/** Adds commands for a database on a Citus cluster. */
export function addClusterCommands(program: Command, tools: CliTools): void {
  const db = program
    .command('db')
    .description('Where the tables are: on one server, or on the nodes of a Citus cluster.');
  db.command('status')
    .description('Show the nodes of the cluster, and the places of the tables.')
    .action(async () => (await load()).showStatus(tools));
  db.command('distribute')
    .description('Distribute the families over the nodes of a Citus cluster. Stop the service first.')
    .option('--dry-run', 'only check the cluster, and say what the command would do')
    .action(async (options) => (await load()).distribute(tools, options));
}
