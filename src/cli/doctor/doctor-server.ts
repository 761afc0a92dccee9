import type { Database } from '../../db/database.ts';
import { embeddedRelease } from '../../db/embedded/release.ts';
import { oldestVersion } from '../../db/schema/server-check.ts';
import type { Finding } from '../../slice/slice.ts';

const versions = { oldest: oldestVersion, newest: 18 };

/** Days after which a newer PostgreSQL is certain: it gets fixes at least every three months. */
const oldDays = 100;

/**
 * Returns the version of the server.
 * @param now for the age of the embedded PostgreSQL; undefined for another one, whose fixes come from elsewhere
 */
export async function versionOf(database: Database, now: Date | undefined): Promise<Finding> {
  const [row] = await database.query<{ version: string; encoding: string }>(
    `SELECT current_setting('server_version_num') AS version, current_setting('server_encoding') AS encoding`,
  );
  const version = Math.floor(Number(row?.version) / 10_000);
  const check = 'database';
  const fix = `Use PostgreSQL ${versions.oldest} to ${versions.newest} with the encoding UTF8.`;
  if (version < versions.oldest || row?.encoding !== 'UTF8')
    return {
      check,
      state: 'problem',
      message: `The server is PostgreSQL ${version} with ${row?.encoding}.`,
      fix,
    };
  if (version > versions.newest)
    return {
      check,
      state: 'warning',
      message: `The service was not tested with PostgreSQL ${version}.`,
      fix,
    };
  const full = `${version}.${Number(row?.version) % 10_000}`;
  const message = `PostgreSQL ${full} answers.`;
  if (now === undefined || full !== embeddedRelease.version) return { check, state: 'ok', message };
  const days = Math.floor((now.getTime() - Date.parse(embeddedRelease.day)) / 86_400_000);
  const aged = `${message} It comes with the service, and is ${days} days old (${embeddedRelease.day}).`;
  if (days <= oldDays) return { check, state: 'ok', message: aged };
  return {
    check,
    state: 'warning',
    message: aged,
    fix: `Update the service. If that brings no newer PostgreSQL, set POSTGRES_BIN to a PostgreSQL ${version} of the operating system.`,
  };
}

/** Seconds between the clocks of this machine and of the database. */
const clockSeconds = { warning: 2, problem: 60 };

/** Compares the clocks of this machine and of the database. */
export async function clockOf(database: Database): Promise<Finding> {
  const before = Date.now();
  const [row] = await database.query<{ now: string }>('SELECT clock_timestamp() AS now');
  const middle = (before + Date.now()) / 2;
  const seconds = Math.round(Math.abs(Date.parse(row?.now ?? '') - middle) / 1000);
  const state =
    seconds >= clockSeconds.problem ? 'problem' : seconds >= clockSeconds.warning ? 'warning' : 'ok';
  const message = `The clocks of this machine and the database differ by ${seconds} s.`;
  return {
    check: 'clock',
    state,
    message,
    ...(state !== 'ok' && { fix: 'Synchronise both clocks with NTP.' }),
  };
}
