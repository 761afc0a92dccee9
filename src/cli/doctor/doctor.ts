import { countOf } from '../../base/count-of.ts';
import { exposureText } from '../../base/exposed.ts';
import { commandFaultText } from '../../base/faults.ts';
import { type Config, readConfig } from '../../service/config.ts';
import type { CliTools, Finding } from '../../slice/slice.ts';
import { examineDatabase } from './doctor-database.ts';
import {
  examineAddress,
  examineBackupDirectory,
  examineDirectory,
  examineNode,
  examineSecrets,
} from './doctor-machine.ts';

/** Checks the installation, and prints a line for each finding. Exits with 1 if there is a problem. */
export async function examine(tools: CliTools): Promise<void> {
  const findings: Finding[] = [];
  for await (const finding of findingsOf(tools)) {
    findings.push(finding);
    if (!tools.isJson) print(tools, finding);
  }
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length;
  const [problems, warnings] = [count('problem'), count('warning')];
  if (problems > 0) process.exitCode = 1;
  tools.finish(
    { ok: problems === 0, problems, warnings, findings },
    `${countOf(findings.length, 'check')}, ${countOf(problems, 'problem')}, ${countOf(warnings, 'warning')}.`,
  );
}

const labels = { ok: 'ok     ', warning: 'WARNING', problem: 'PROBLEM' };

function print(tools: CliTools, { check, state, message, fix }: Finding): void {
  const line = `${labels[state]}  ${check.padEnd(12)} ${message}`;
  tools.print({}, line, ...(fix === undefined ? [] : [`${' '.repeat(22)}→ ${fix}`]));
}

async function* findingsOf(tools: CliTools): AsyncGenerator<Finding> {
  yield examineNode();
  const config = configOf(process.env);
  if ('state' in config) {
    yield config;
    return;
  }
  yield { check: 'settings', state: 'ok', message: 'The environment variables are valid.' };
  yield { check: 'exposed', state: 'ok', message: exposureText(config) };
  yield* await guarded('data-dir', () => examineDirectory(config));
  yield* await guarded('backup-dir', () => examineBackupDirectory(config));
  yield* await guarded('secrets', () => examineSecrets(config));
  yield* examineDatabase(tools, config);
  yield* await examineAddress(config);
}

/** Returns the findings of a check. A failure of the check, such as an unreadable file, is a finding too. */
async function guarded(check: string, work: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await work();
  } catch (error) {
    const fix = 'Run this command as the user that runs the service, or correct the permissions.';
    return [{ check, state: 'problem', message: commandFaultText(error), fix }];
  }
}

function configOf(variables: NodeJS.ProcessEnv): Config | Finding {
  try {
    return readConfig(variables);
  } catch (error) {
    // The message names each fault, and no value.
    const fix = 'Correct the environment variables: docs/operating.md lists them.';
    return { check: 'settings', state: 'problem', message: commandFaultText(error), fix };
  }
}
