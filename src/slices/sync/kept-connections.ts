import type { ReplicaTable } from '../../slice/replica-table.ts';
import type { ConfigKey } from './lease.ts';
import { checkReplica } from './replica/check-replica.ts';
import { connectReplica, type ReplicaSession } from './replica/replica-connection.ts';
import type { ReplicaUrl } from './replica/url.ts';

/** Milliseconds that an unused connection stays open for the next change; a replica may allow few connections. */
const keepMs = 30_000;
const maxKept = 200;

/** Connection to a replica for one version of its configuration. */
export interface Connection {
  configId: string;
  version: number;
  session: ReplicaSession;
  /** True after the schema check, once for each connection. */
  isChecked: boolean;
}

/** Unused connections to replicas, at most one for each configuration. */
export class Connections {
  readonly #kept = new Map<string, { connection: Connection; timer: NodeJS.Timeout }>();
  readonly #allowPrivate: boolean;
  readonly #maxKept: number;

  constructor({ allowPrivate, keepsConnections }: { allowPrivate: boolean; keepsConnections: boolean }) {
    this.#allowPrivate = allowPrivate;
    this.#maxKept = keepsConnections ? maxKept : 0;
  }

  /** Returns the kept connection or a new one. @param limit ends the attempt @throws ReplicaError */
  async take(
    key: ConfigKey & { version: number },
    readUrl: () => ReplicaUrl,
    limit: AbortSignal,
  ): Promise<Connection> {
    const { id: configId, version } = key;
    const kept = this.#remove(configId);
    if (kept?.session.isAlive && kept.version === version) return kept;
    await kept?.session.close();
    const session = await connectReplica(readUrl(), { allowPrivate: this.#allowPrivate, limit });
    return { configId, version, session, isChecked: false };
  }

  /** Checks the replica's schema. @throws ReplicaError if a table or column is missing */
  async check(connection: Connection, tables: readonly ReplicaTable[]): Promise<void> {
    if (connection.isChecked) return;
    await checkReplica(connection.session, tables);
    connection.isChecked = true;
  }

  /** Keeps an open connection for the next run, or closes it. */
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
