import { isLoopback } from './loopback.ts';
import type { Peers } from './peers.ts';
import type { Log } from './service-log.ts';

declare module './peers.ts' {
  interface News {
    /** The instance is exposed now. */
    exposed: null;
  }
  interface Questions {
    /** Tells the primary what shows a proxy, if anything does, and asks whether a proxy is known. */
    exposed: Question<string | null, boolean>;
  }
}

/** Settings whose defaults follow from the exposure (decisions.md 2.1). */
export interface ExposureSettings {
  /** The settings that expose the instance, as text; undefined if none does. */
  exposedBy: string | undefined;
  /** `confirm` if a learner that registers waits for its parent; undefined if the exposure decides. */
  learnerRegistration: 'confirm' | 'open' | undefined;
  /** Undefined if the exposure decides. */
  hasRateLimits: boolean | undefined;
  /** False if TRUST_PROXY is not set. */
  trustProxy: string | number | false;
}

/** Whether strangers may reach the instance, and what follows. */
export interface Exposure {
  /** True if strangers may reach it. Then the first user needs the setup code. */
  isExposed(): boolean;
  learnerRegistration(): 'confirm' | 'open';
  hasRateLimits(): boolean;
  /** Without TRUST_PROXY, true until a request shows a proxy. */
  watchesForProxy(): boolean;
  /** Makes the instance exposed for its life, because a request shows this sign of a proxy. The log says so once. */
  expose(sign: string): void;
  /** Resolves when the instance is exposed. */
  whenExposed: Promise<void>;
}

/**
 * Returns the settings that expose an instance to other machines, as text; undefined if none does.
 * @param settings.appUrl undefined if APP_URL is not set
 */
export function exposedBy(settings: {
  host: string;
  appUrl: string | undefined;
  trustProxy: string | number | false;
}): string | undefined {
  const { host, appUrl, trustProxy } = settings;
  const name = appUrl === undefined ? undefined : new URL(appUrl).hostname;
  const reasons = [
    ...(isLoopback(host) ? [] : [`HOST is ${host}`]),
    ...(name === undefined || isLoopback(name) ? [] : [`APP_URL names ${name}`]),
    ...(trustProxy === false ? [] : ['TRUST_PROXY is set']),
  ];
  return reasons.length > 0 ? reasons.join(', ') : undefined;
}

/** Returns the values of the variables whose defaults follow from the exposure. */
export function inForce(
  { learnerRegistration, hasRateLimits }: ExposureSettings,
  isExposed: boolean,
): { LEARNER_REGISTRATION: 'confirm' | 'open'; RATE_LIMITS: 'on' | 'off' } {
  return {
    LEARNER_REGISTRATION: learnerRegistration ?? (isExposed ? 'confirm' : 'open'),
    RATE_LIMITS: (hasRateLimits ?? isExposed) ? 'on' : 'off',
  };
}

/** Returns what the settings say about the exposure in one line: which of the two, why, and what follows. */
export function exposureText(settings: ExposureSettings): string {
  const { exposedBy: why } = settings;
  const isExposed = why !== undefined;
  const what = consequences(settings, isExposed);
  if (isExposed) return `The instance is exposed (${why}): ${what}.`;
  // A running instance may be exposed by a request already, which `doctor` cannot see.
  return `By its settings, the instance is not exposed (HOST, APP_URL and TRUST_PROXY keep it to this machine): ${what}. A request that shows a proxy exposes it until it stops.`;
}

function consequences(settings: ExposureSettings, isExposed: boolean): string {
  const { LEARNER_REGISTRATION, RATE_LIMITS } = inForce(settings, isExposed);
  const code = isExposed ? 'the first user needs a setup code' : 'the first user needs no setup code';
  return `${code}, LEARNER_REGISTRATION=${LEARNER_REGISTRATION}, RATE_LIMITS=${RATE_LIMITS}`;
}

/**
 * Creates the exposure of an instance, which all its processes share. A worker that sees a proxy tells the primary, which writes the
 * line of the log and tells the other workers. Each process that sees one is exposed at once. An instance that is exposed by its
 * settings also says once that a proxy is not among them: then all its clients share the limits of one address.
 */
export async function createExposure(
  settings: ExposureSettings,
  { peers, log }: { peers: Peers; log: Log },
): Promise<Exposure> {
  let isExposed = settings.exposedBy !== undefined;
  let watchesForProxy = settings.trustProxy === false;
  const { promise: whenExposed, resolve } = Promise.withResolvers<void>();
  if (isExposed) resolve();

  function become(): void {
    isExposed = true;
    watchesForProxy = false;
    resolve();
  }

  function announce(sign: string): void {
    if (!watchesForProxy) return;
    log.warn(
      isExposed
        ? `A request shows a proxy (${sign}). If there is one, set TRUST_PROXY to it: without that, its clients share the limits of one address, also those of failed logins and of data.`
        : `A request shows a proxy (${sign}), so the instance is exposed from now on: ${consequences(settings, true)}. Set APP_URL to its public address, and TRUST_PROXY to the proxy.`,
    );
    become();
    void peers.tell('exposed', null);
  }

  peers.hear('exposed', become);
  peers.answer('exposed', (sign) => {
    if (sign !== null) announce(sign);
    return !watchesForProxy;
  });
  // A worker that starts later. From now on, it hears of a proxy.
  if (peers.isWorker && watchesForProxy && (await peers.ask('exposed', null))) become();
  return {
    isExposed: () => isExposed,
    learnerRegistration: () => inForce(settings, isExposed).LEARNER_REGISTRATION,
    hasRateLimits: () => settings.hasRateLimits ?? isExposed,
    whenExposed,
    watchesForProxy: () => watchesForProxy,
    expose(sign) {
      if (!peers.isWorker) return announce(sign);
      become();
      // Without a primary, this worker ends too.
      peers.ask('exposed', sign).catch(() => {});
    },
  };
}
