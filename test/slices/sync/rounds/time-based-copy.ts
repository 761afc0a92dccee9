import { setTimeout } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { registry } from '../../../../src/service/app.ts';
import type { ReplicaTable } from '../../../../src/slice/replica-table.ts';
import { columnType } from '../../../../src/slices/sync/replica/schema.ts';
import { connect } from '../../../helpers/database/connection.ts';

/** Names of changes, in the order of foreign keys. */
const names = [...new Set(registry.replicaTables.flatMap(({ changes }) => changes?.name ?? []))];

/**
 * A simple copy of a family that shows what the tests of the real replication detect. It reads rows with a later timestamp
 * than the last one, and writes each row separately.
 */
export class TimeBasedCopy {
  readonly #stop = new AbortController();
  readonly #running: Promise<void>;
  readonly #urls: { source: string; replica: string };
  #source: Sql;
  #replica: Sql;
  #lastChange = '-infinity';
  #lastEvent = '-infinity';
  /** Consecutive polls without progress. */
  idle = 0;

  constructor(sourceUrl: string, replicaUrl: string, familyId: number) {
    this.#urls = { source: sourceUrl, replica: replicaUrl };
    this.#source = connect(sourceUrl);
    this.#replica = connect(replicaUrl);
    this.#running = this.#run(familyId);
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
    this.#disconnect();
  }

  async #run(familyId: number): Promise<void> {
    while (!this.#stop.signal.aborted) {
      // A failed poll is retried from the last written row.
      const isDone = await Promise.race([
        this.#poll(familyId).then(
          () => true,
          () => false,
        ),
        setTimeout(5_000, false, { ref: false }),
      ]);
      if (!isDone) this.#connectAnew();
      await setTimeout(20);
    }
  }

  #connectAnew(): void {
    this.idle += 1;
    this.#disconnect();
    this.#source = connect(this.#urls.source);
    this.#replica = connect(this.#urls.replica);
  }

  /** Closes both connections without waiting, because the driver never finishes closing a lost one. */
  #disconnect(): void {
    for (const sql of [this.#source, this.#replica]) sql.end({ timeout: 0 }).catch(() => {});
  }

  async #poll(familyId: number): Promise<void> {
    const changed = await this.#source`
      SELECT name, key, changed_at::text FROM changes WHERE family_id = ${familyId} AND changed_at > ${this.#lastChange}
      ORDER BY changed_at, array_position(${names}::text[], name)`;
    for (const change of changed) {
      for (const table of registry.replicaTables.filter(({ changes }) => changes?.name === change['name'])) {
        await this.#copy(familyId, table, table.changes?.key ?? [], change['key']);
      }
      this.#lastChange = change['changed_at'];
    }
    const events = await this.#source`
      SELECT seq::text, recorded_at::text FROM events WHERE family_id = ${familyId} AND recorded_at > ${this.#lastEvent}
      ORDER BY recorded_at`;
    for (const { seq, recorded_at } of events) {
      for (const table of registry.replicaTables.filter(({ changes }) => !changes)) {
        await this.#copy(familyId, table, ['seq'], [seq]);
      }
      this.#lastEvent = recorded_at;
    }
    this.idle = changed.length + events.length === 0 ? this.idle + 1 : 0;
  }

  async #copy(
    familyId: number,
    table: ReplicaTable,
    key: readonly string[],
    values: string[],
  ): Promise<void> {
    const columns = Object.keys(table.columns);
    const matches = (from: string) =>
      key.map((column, i) => `${from}.${column}::text = $${i + 2}`).join(' AND ');
    const texts = columns.map((column) => `s.${column}::text AS ${column}`);
    const read = `SELECT ${texts} FROM (${table.source.replaceAll('$1', '$1::bigint')}) s WHERE ${matches('s')}`;
    const rows = await this.#source.unsafe(read, [String(familyId), ...values]);
    const name = `learning.${table.name}`;
    await this.#replica.unsafe(`DELETE FROM ${name} t WHERE family_id = $1::bigint AND ${matches('t')}`, [
      String(familyId),
      ...values,
    ]);
    for (const row of rows) {
      const casts = columns.map((column, i) => `$${i + 2}::text::${columnType(table.columns[column] ?? '')}`);
      const insert = `INSERT INTO ${name} (family_id, ${columns}) VALUES ($1::text::bigint, ${casts})`;
      await this.#replica.unsafe(insert, [String(familyId), ...columns.map((column) => row[column])]);
    }
  }
}
