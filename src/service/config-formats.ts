import { isIP } from 'node:net';
import type { Ajv } from 'ajv';
import { OperatorError } from '../base/faults.ts';
import { isLoopback } from '../base/loopback.ts';
import type { DatabaseUrls } from '../db/schema/roles.ts';
import { readPrivateKey } from '../kernel/ledger/checkpoints/note.ts';
import { parseVerifierKey, signatureTypes } from '../kernel/ledger/checkpoints/note-parts.ts';
import type { Witness } from '../kernel/ledger/witnesses/witness-client.ts';

/** Samplers of OpenTelemetry by their standard names. */
export const samplers = [
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
  'always_on',
  'always_off',
  'traceidratio',
] as const;

/** Settings of traces that the libraries do not read themselves. */
export interface TraceSettings {
  sampler: (typeof samplers)[number];
  /** Part of all traces that `traceidratio` records. */
  ratio: number;
}

const tenYearsSeconds = 3650 * 86_400;

/** Adds the formats of environment variables. */
export function addFormats(ajv: Ajv): Ajv {
  return ajv
    .addFormat('key', /^[!-~]+$/)
    .addFormat('host', /^[A-Za-z0-9.:_-]+$/)
    .addFormat('web-url', (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''))
    .addFormat('api-url', isApiUrl)
    .addFormat('database-url', isDatabaseUrl)
    .addFormat(
      'duration',
      (text: string) => /^[1-9]\d*[smhd]?$/.test(text) && secondsOf(text) <= tenYearsSeconds,
    )
    .addFormat('origins', (text: string) =>
      listOf(text).every((origin) => URL.parse(origin)?.origin === origin),
    )
    .addFormat(
      'secrets',
      (text: string) => listOf(text).every((key) => key.length >= 32) && /[^,\s]/.test(text),
    )
    .addFormat('ed25519-keys', (text: string) => /[^,\s]/.test(text) && listOf(text).every(isPrivateKey))
    .addFormat('witnesses', (text: string) => typeof witnessesOf(text) !== 'string')
    .addFormat('proxies', (text: string) => /^(false|[1-9]|10)$/.test(text) || listOf(text).every(isNetwork))
    .addFormat('contact', /^(mailto:[!-~]+@[!-~]+|https:\/\/[!-~]+)$/);
}

/** Returns the value of TRUST_PROXY for Fastify: false, the number of proxies, or addresses. */
export function trustedProxies(text: string): false | number | string {
  if (text === 'false') return false;
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** Returns the witnesses of WITNESSES, or the fault of the first faulty one, without its text. */
export function witnessesOf(text: string): Witness[] | string {
  const witnesses: Witness[] = [];
  for (const [i, item] of listOf(text).entries()) {
    const witness = witnessOf(item);
    if (typeof witness === 'string') return `number ${i + 1}: ${witness}`;
    if (witnesses.some(({ name }) => name === witness.name))
      return `number ${i + 1}: an earlier one has the same name`;
    witnesses.push(witness);
  }
  return witnesses;
}

function witnessOf(item: string): Witness | string {
  const [publicKey = '', url = '', ...rest] = item.split(/\s+/);
  const key = parseVerifierKey(publicKey, signatureTypes.cosignature);
  if (typeof key === 'string') return `its public key is wrong: ${key}`;
  if (rest.length > 0) return 'it has more than a public key and a URL';
  return faultOfWitnessUrl(url) ?? { name: key.name, publicKey, url: url.replace(/\/+$/, '') };
}

function faultOfWitnessUrl(text: string): string | undefined {
  if (!isApiUrl(text)) return 'its URL is missing or wrong';
  const { protocol, hostname } = new URL(text);
  const isSafe = protocol === 'https:' || isLoopback(hostname);
  return isSafe ? undefined : 'its URL has no https';
}

/** Checks that paths can follow the URL, and that it has no user and password, which would reach logs. */
function isApiUrl(text: string): boolean {
  const { protocol = '', username, password, search, hash } = URL.parse(text) ?? {};
  return /^https?:$/.test(protocol) && !username && !password && !search && !hash;
}

/**
 * Checks that both drivers read the URL alike: characters such as % and @ in a password must be encoded. One driver knows no
 * sockets, and would connect to this machine's port instead.
 */
export function isDatabaseUrl(text: string): boolean {
  try {
    const { protocol, username, password, hostname, pathname, searchParams } = new URL(text);
    decodeURIComponent(username + password + pathname);
    const isSocket = searchParams.has('host') || /^%2f/i.test(hostname);
    return /^postgres(ql)?:$/.test(protocol) && text.length > `${protocol}//`.length && !isSocket;
  } catch {
    // The caller's error message must not quote the value.
    return false;
  }
}

function isPrivateKey(text: string): boolean {
  try {
    readPrivateKey(text);
    return true;
  } catch {
    // The caller's error message must not quote the value.
    return false;
  }
}

function isNetwork(text: string): boolean {
  const [, address = '', bits = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  return isIP(address) !== 0 && Number(bits) <= (isIP(address) === 4 ? 32 : 128);
}

/** Returns the items between commas. */
export function listOf(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** Returns the seconds of a duration such as `7d`. */
export function secondsOf(duration: string): number {
  const seconds: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400 };
  return Number.parseInt(duration, 10) * (seconds[duration.slice(-1)] ?? 1);
}

/** Returns the witnesses of a text that has passed the check of its format. */
export function validWitnesses(text: string): Witness[] {
  const witnesses = witnessesOf(text);
  return typeof witnesses === 'string' ? [] : witnesses;
}

/** Returns the addresses of the database. Two of the same user would be one role. */
export function databaseUrlsOf(env: {
  DATABASE_URL?: string;
  DATABASE_OWNER_URL?: string;
}): DatabaseUrls | undefined {
  const { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl = url } = env;
  if (url === undefined || ownerUrl === undefined) return undefined;
  if (url !== ownerUrl && [new URL(ownerUrl).username, ''].includes(new URL(url).username))
    throw new OperatorError(
      'The configuration is invalid: DATABASE_OWNER_URL and DATABASE_URL must name two users.',
    );
  return { url, ownerUrl };
}
