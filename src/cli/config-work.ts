import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Setting, settingsOf } from '../service/config.ts';
import { secretFiles, secretVariables } from '../service/secrets.ts';
import type { CliTools } from '../slice/slice.ts';

/** Checks the settings as the service does at its start, and prints them with their sources. */
export function checkConfig(tools: CliTools): void {
  const settings = settingsOf(process.env);
  const dataDir = settings.find(({ name }) => name === 'DATA_DIR')?.value ?? '';
  const shown = settings.map((setting) => withFile(setting, dataDir));
  tools.print(
    { settings: shown },
    ...shown.map(({ name, value, source }) => `${name.padEnd(27)} ${`${value ?? '-'}`.padEnd(40)} ${source}`),
  );
  tools.note('The configuration is valid.');
}

/** Returns the setting with the file of its generated value, if it has one. */
function withFile(
  { name, value, source }: Setting,
  dataDir: string,
): Omit<Setting, 'source'> & { source: string } {
  const key = Object.entries(secretVariables).find(([variable]) => variable === name)?.[1];
  if (value !== null || key === undefined) return { name, value, source };
  const path = join(dataDir, secretFiles[key]);
  return existsSync(path)
    ? { name, value: '***', source: `file ${path}` }
    : { name, value, source: 'generated at the first start' };
}
