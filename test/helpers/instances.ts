import type { InjectOptions } from 'fastify';
import type { Test } from 'tap';
import type { App } from '../../src/http/app-types.ts';
import { startApp, testSettings } from './app.ts';
import { asService } from './database/connection.ts';
import { runService, type ServiceProcess, setupCodeOf } from './service.ts';

/** Variables that all instances of a service share, equal to the settings of test applications. */
const sharedSettings = {
  JWT_SECRET: testSettings.jwtSecret,
  SECRETS_KEY: testSettings.secretsKey,
  LEDGER_SIGNING_KEY: testSettings.ledgerSigningKey,
  APP_URL: testSettings.appUrl,
};

/** Starts a service process on a shared database; in another directory of the sources, another release. */
export function startInstance(
  t: Test,
  databaseUrl: string,
  { directory, ...variables }: { directory?: string } & Record<string, string> = {},
): ServiceProcess {
  const at = directory === undefined ? '.' : directory;
  const command = [process.execPath, '--require', `${at}/src/node-version.cjs`, `${at}/src/main.ts`];
  const urls = { DATABASE_URL: asService(databaseUrl), DATABASE_OWNER_URL: databaseUrl };
  return runService(t, { ...urls, ...sharedSettings, ...variables }, command);
}

/** Starts service processes on one database at the same time. Returns them, their addresses, and how to get the code for the first user. */
export async function startInstances(
  t: Test,
  databaseUrl: string,
  count = 3,
  variables: Record<string, string> = {},
): Promise<{ services: ServiceProcess[]; addresses: string[]; setupCode: () => Promise<string> }> {
  const services = Array.from({ length: count }, () => startInstance(t, databaseUrl, variables));
  const addresses = await Promise.all(services.map(({ address }) => address));
  // Each of them prints a code, and all of these work.
  const setupCode = () => Promise.race(services.map(setupCodeOf));
  return { services, addresses, setupCode };
}

/**
 * Returns an application whose `inject` sends requests to service processes instead, to the next of the addresses each time. So
 * the helpers for applications work with processes.
 */
export async function remoteApp(t: Test, databaseUrl: string, addresses: readonly string[]): Promise<App> {
  const { app } = await startApp(t, { databaseUrl });
  let turn = 0;
  async function send({ method, url, headers, payload }: InjectOptions) {
    const isJson = typeof payload === 'object';
    const response = await fetch(`${addresses[turn++ % addresses.length]}${url}`, {
      method: method ?? 'GET',
      redirect: 'manual',
      // The tests set texts only.
      headers: {
        ...(isJson && { 'content-type': 'application/json' }),
        ...(headers as Record<string, string>),
      },
      ...(payload !== undefined && { body: isJson ? JSON.stringify(payload) : String(payload) }),
    });
    const body = await response.text();
    const answer = { statusCode: response.status, headers: Object.fromEntries(response.headers), body };
    return { ...answer, json: () => JSON.parse(body) };
  }
  // The clients of tests use these members of an answer only.
  Object.assign(app, { inject: send });
  return app;
}
