import type { Socket } from 'node:net';
import { connect } from './connection.ts';
import type { Carrier } from './proxy.ts';

/** Statement that the application sent to the coordinator of a Citus cluster. */
export interface SentStatement {
  text: string;
  /** Commands that the coordinator sent to other nodes for it. */
  remote: string[];
}

/** Listener between an application and the coordinator. */
export interface CommandRecorder {
  /** Carrier for a proxy, whose URL must have the parameter `logSetting`. */
  carrier: Carrier;
  /** Returns the statements since the last call. */
  take(): SentStatement[];
}

/** Setting that makes the coordinator tell its client each command that it sends to another node. */
export const logSetting = ['citus.log_remote_commands', 'on'] as const;

/** Creates a recorder of statements: those that have run, and not only what a plan promises. */
export function createCommandRecorder(): CommandRecorder {
  let statements: SentStatement[] = [];
  return {
    carrier(client, server) {
      client.pipe(server).pipe(client);
      listen(client, server, (statement) => statements.push(statement));
    },
    take() {
      const taken = statements;
      statements = [];
      return taken;
    },
  };
}

/** Creates a function that returns the shards that a statement visited: tables in one place count as one. */
export async function shardReader(databaseUrl: string): Promise<(statement: SentStatement) => Set<string>> {
  const sql = connect(databaseUrl);
  const rows = await sql<{ id: string; place: string }[]>`
    SELECT shardid::text AS id, shardminvalue AS place FROM pg_dist_shard WHERE shardminvalue IS NOT NULL`.finally(
    () => sql.end(),
  );
  const places = new Map(rows.map(({ id, place }) => [id, place]));
  return ({ remote }) =>
    new Set(
      remote.flatMap((command) =>
        [...command.matchAll(/_(\d{6,})\b/g)].flatMap(([, id = '']) => places.get(id) ?? []),
      ),
    );
}

/** Reads the messages of one connection. The server answers each Query and each Sync with one ReadyForQuery, in order. */
function listen(client: Socket, server: Socket, onStatement: (statement: SentStatement) => void): void {
  const prepared = new Map<string, string>();
  const pending: SentStatement[] = [];
  let bound = '';
  function send(text: string): void {
    const statement = { text, remote: [] };
    pending.push(statement);
    onStatement(statement);
  }
  const onClient = createSplitter((type, body) => {
    const [first = '', second = ''] = texts(body);
    if (type === 'P') prepared.set(first, second);
    else if (type === 'B') bound = prepared.get(second) ?? '';
    else if (type === 'Q') send(first);
    else if (type === 'S') send(bound);
  }, true);
  const onServer = createSplitter((type, body) => {
    if (type === 'Z') pending.shift();
    const [, command] = (type === 'N' && /\0Missuing ([^\0]*)/.exec(body.toString())) || [];
    if (command !== undefined) pending[0]?.remote.push(command);
  }, false);
  client.on('data', onClient);
  server.on('data', onServer);
}

/** Splits what arrives into messages of PostgreSQL's protocol. The first one of a client has no type. */
function createSplitter(onMessage: (type: string, body: Buffer) => void, isClient: boolean) {
  let rest: Buffer = Buffer.alloc(0);
  let hasType = !isClient;
  return (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const start = hasType ? 1 : 0;
      const end = rest.length < start + 4 ? Infinity : start + rest.readUInt32BE(start);
      if (rest.length < end) return;
      if (hasType) onMessage(rest.toString('latin1', 0, 1), rest.subarray(start + 4, end));
      hasType = true;
      rest = rest.subarray(end);
    }
  };
}

/** Returns the first two texts of a message; the parameters behind them are not texts. */
function texts(body: Buffer): string[] {
  return body.toString().split('\0', 2);
}
