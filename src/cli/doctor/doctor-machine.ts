import { access, constants, readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { directoryFault } from '../../backup/directory.ts';
import { isLoopback } from '../../base/loopback.ts';
import { codeOf } from '../../base/system-errors.ts';
import type { Config } from '../../service/config.ts';
import { secretFiles, secretVariables, storedSecrets } from '../../service/secrets.ts';
import type { Finding } from '../../slice/slice.ts';

const mebibyte = 1_048_576;
/** Free space in MiB, below which PostgreSQL may soon fail to write, and below which it is time to act. */
const free = { problem: 100, warning: 1024 };
/** Milliseconds for an answer of the service. */
const answerMs = 5000;

/** Returns the version of Node, which the program has checked before. */
export function examineNode(): Finding {
  return { check: 'node', state: 'ok', message: `Node ${process.versions.node} runs the service.` };
}

/** Checks the data directory: owner, modes, free space. */
export async function examineDirectory({ dataDir, databaseUrls }: Config): Promise<Finding[]> {
  const check = 'data-dir';
  const found = await stat(dataDir).catch((error: unknown) => codeOf(error));
  if (found === 'ENOENT') {
    const message = `The directory ${dataDir} does not exist.`;
    const fix =
      'The first start creates it. Otherwise correct DATA_DIR, or run this in the directory of the service.';
    return [{ check, state: databaseUrls === undefined ? 'problem' : 'warning', message, fix }];
  }
  if (typeof found === 'string' || !found.isDirectory()) {
    const message = `${dataDir} is not a readable directory${typeof found === 'string' ? ` (${found})` : ''}.`;
    return [
      {
        check,
        state: 'problem',
        message,
        fix: 'Correct DATA_DIR, or the permissions of the directories in its path.',
      },
    ];
  }
  const findings = [
    ownerOf(dataDir, found.uid),
    await modesOf(dataDir, found.mode),
    await spaceIn(dataDir),
  ].flatMap((finding) => finding ?? []);
  const isOk = !findings.some(({ state }) => state !== 'ok');
  if (isOk) findings.unshift({ check, state: 'ok', message: `Only its owner can read ${dataDir}.` });
  return findings;
}

function ownerOf(dataDir: string, uid: number): Finding | undefined {
  const own = process.getuid?.();
  if (own === undefined || own === uid) return undefined;
  const message = `${dataDir} belongs to the user ${uid}, but this command runs as ${own}.`;
  const fix =
    'Run the service and its commands as the owner, or give the directory to the user of the service (chown -R).';
  return { check: 'data-dir', state: own === 0 ? 'warning' : 'problem', message, fix };
}

/** Checks that the owner can write, and that others cannot read the directory or its secrets. */
async function modesOf(dataDir: string, mode: number): Promise<Finding | undefined> {
  const check = 'data-dir';
  const canWrite = await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  if (!canWrite) {
    const message = `This user cannot read and write ${dataDir}.`;
    return { check, state: 'problem', message, fix: `chmod u+rwx ${dataDir}` };
  }
  const open = (bits: number) => (bits & 0o077) !== 0;
  const confidential: string[] = [...Object.values(secretFiles), 'postgres-password'];
  const secrets = (await readdir(dataDir)).filter((name) => confidential.includes(name));
  const modes = await Promise.all(
    secrets.map(async (name) => ({ name, mode: (await stat(join(dataDir, name))).mode })),
  );
  const loose = [
    ...(open(mode) ? [dataDir] : []),
    ...modes.filter((file) => open(file.mode)).map(({ name }) => join(dataDir, name)),
  ];
  if (loose.length === 0) return undefined;
  const message = `Other users of this machine can access ${loose.join(', ')}.`;
  return { check, state: 'warning', message, fix: `chmod go= ${loose.join(' ')}` };
}

async function spaceIn(dataDir: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir);
  const mib = Math.floor((bavail * bsize) / mebibyte);
  const state = mib < free.problem ? 'problem' : mib < free.warning ? 'warning' : 'ok';
  const message = `The disk of ${dataDir} has ${mib} MiB free.`;
  return {
    check: 'disk',
    state,
    message,
    ...(state !== 'ok' && { fix: 'Free up space on this disk, or enlarge it.' }),
  };
}

/** Checks the directory of nightly backups: rights, free space. */
export async function examineBackupDirectory({ backups }: Config): Promise<Finding[]> {
  if (!backups) return [];
  const check = 'backup-dir';
  const fault = await directoryFault(backups.directory);
  if (fault === undefined)
    return [
      { check, state: 'ok', message: `The service can write in ${backups.directory}.` },
      { ...(await spaceIn(backups.directory)), check },
    ];
  const fix = 'Create the directory for the user of the service, or correct BACKUP_DIR.';
  return [{ check, state: 'problem', message: `${fault}.`, fix }];
}

/** Checks that all secrets are there: those that are missing would be generated, and open nothing that exists. */
export async function examineSecrets(config: Config): Promise<Finding[]> {
  const stored = await storedSecrets(config);
  const missing = Object.entries(secretVariables)
    .filter(([, key]) => stored[key] === undefined)
    .map(([name, key]) => `${name} (or ${join(config.dataDir, secretFiles[key])})`);
  const check = 'secrets';
  if (missing.length === 0) return [{ check, state: 'ok', message: 'No secret is missing.' }];
  const message = `Missing: ${missing.join(', ')}.`;
  const fix =
    'The first start generates them. If the service has run before, restore its secrets: new ones cannot decrypt its data.';
  return [{ check, state: 'warning', message, fix }];
}

/** Checks the port, the public address and the trusted proxies. */
export async function examineAddress(config: Config): Promise<Finding[]> {
  const { host, port, appUrl, allowedHosts, trustProxy } = config;
  const findings: Finding[] = [await portOf(host, port)];
  const isPublic = allowedHosts !== undefined;
  if (!isPublic && !isLoopback(host)) {
    const message = `Other machines can reach the service (HOST=${host}), but APP_URL is not set.`;
    const fix = 'Set APP_URL to the address that browsers use: shared links and checkpoints contain it.';
    findings.push({ check: 'address', state: 'warning', message, fix });
  }
  if (isPublic) findings.push(await reachOf(appUrl));
  if (appUrl.startsWith('https:') && trustProxy === false) {
    const message = 'APP_URL begins with https:, so the service is behind a proxy, but TRUST_PROXY is false.';
    const fix =
      "Set TRUST_PROXY to the proxy's address. Otherwise all clients share the limits of one address.";
    findings.push({ check: 'proxy', state: 'warning', message, fix });
  }
  if (!appUrl.startsWith('https:') && !isLoopback(new URL(appUrl).hostname)) {
    const message = `Browsers reach ${appUrl} without TLS, so others in the network can read passwords.`;
    findings.push({
      check: 'proxy',
      state: 'warning',
      message,
      fix: 'Put a reverse proxy with TLS in front.',
    });
  }
  return findings;
}

/** Checks that the service answers on its port, or that the port is free. */
async function portOf(host: string, port: number): Promise<Finding> {
  const check = 'port';
  const name =
    host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host;
  const answer = await ask(`http://${name}:${port}`);
  if (answer === 'ok')
    return { check, state: 'ok', message: `The service answers on port ${port} of ${host}.` };
  if (answer === 'ECONNREFUSED')
    return {
      check,
      state: 'warning',
      message: `Nothing answers on port ${port} of ${host}.`,
      fix: 'Start the service.',
    };
  const message = `Port ${port} of ${host} does not answer like a healthy service (${answer}).`;
  return {
    check,
    state: 'problem',
    message,
    fix: 'If another program uses the port, stop it or change PORT. Otherwise read the log of the service.',
  };
}

async function reachOf(appUrl: string): Promise<Finding> {
  const check = 'address';
  const answer = await ask(appUrl);
  if (answer === 'ok') return { check, state: 'ok', message: `The service answers at ${appUrl}.` };
  const message = `The service does not answer at APP_URL, ${appUrl}, from this machine (${answer}).`;
  return { check, state: 'warning', message, fix: 'Correct APP_URL, the DNS record or the reverse proxy.' };
}

/** Returns `ok` if a healthy service answers at the address, otherwise a reason. */
async function ask(address: string): Promise<string> {
  try {
    const response = await fetch(`${address}/api/healthcheck`, { signal: AbortSignal.timeout(answerMs) });
    const body: unknown = await response.json();
    const isOurs = typeof body === 'object' && body !== null && 'status' in body && body.status === 'ok';
    return isOurs ? 'ok' : `status ${response.status}`;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    return codeOf(cause) || (error instanceof Error ? error.name : 'no answer');
  }
}
