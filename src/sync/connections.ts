import type { ConfigKey } from './lease.ts';
import { checkTarget } from './target/check.ts';
import { connectTarget, type TargetSession } from './target/connection.ts';
import type { TargetUrl } from './target/url.ts';

/** A connection is kept for the changes that often follow one another, and not much longer: it is one of the target's few. */
const keepMs = 30_000;
const maxKept = 200;

/** A connection to a configuration's target, as it was configured when it was made. */
export interface Connection {
  configId: string;
  version: number;
  session: TargetSession;
  /** Whether the target has the schema that it needs; looked at once a connection. */
  isChecked: boolean;
}

/** Connections to targets that no run uses at the moment. A configuration has one run at a time, and so one connection. */
export class Connections {
  readonly #kept = new Map<string, { connection: Connection; timer: NodeJS.Timeout }>();
  readonly #allowPrivate: boolean;
  readonly #maxKept: number;

  constructor({ allowPrivate, keepsConnections }: { allowPrivate: boolean; keepsConnections: boolean }) {
    this.#allowPrivate = allowPrivate;
    this.#maxKept = keepsConnections ? maxKept : 0;
  }

  /** The kept connection, or else a new one. @throws TargetError */
  async take(key: ConfigKey & { version: number }, readUrl: () => TargetUrl): Promise<Connection> {
    const { id: configId, version } = key;
    const kept = this.#remove(configId);
    if (kept?.session.isAlive && kept.version === version) return kept;
    await kept?.session.close();
    const session = await connectTarget(readUrl(), { allowPrivate: this.#allowPrivate });
    return { configId, version, session, isChecked: false };
  }

  /** @throws TargetError where the target lacks a table or a column */
  async check(connection: Connection): Promise<void> {
    if (connection.isChecked) return;
    await checkTarget(connection.session);
    connection.isChecked = true;
  }

  /** Keeps a connection that is fit for another run, or closes it. */
  keep(connection: Connection): void {
    if (!connection.session.isAlive) return;
    if (this.#maxKept === 0) {
      void connection.session.close();
      return;
    }
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= this.#maxKept && oldest !== undefined) void this.#remove(oldest)?.session.close();
    const timer = setTimeout(() => void this.#remove(connection.configId)?.session.close(), keepMs);
    this.#kept.set(connection.configId, { connection, timer });
  }

  async close(): Promise<void> {
    await Promise.all([...this.#kept.keys()].map((configId) => this.#remove(configId)?.session.close()));
  }

  #remove(configId: string): Connection | undefined {
    const kept = this.#kept.get(configId);
    clearTimeout(kept?.timer);
    this.#kept.delete(configId);
    return kept?.connection;
  }
}
