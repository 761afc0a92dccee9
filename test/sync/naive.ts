import { setTimeout } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { type TargetTable, targetTables } from '../../src/sync/target/tables.ts';
import { connect } from '../helpers/connection.ts';

/** What others refer to comes first. */
const names = [...new Set(targetTables.flatMap(({ feed }) => feed?.name ?? []))];

/**
 * A follower as one would write it first, to show what the tests of the real one find: it asks for what is newer than
 * the newest that it has seen, by the time that the rows carry, and writes each row as it comes.
 */
export class NaiveFollower {
  readonly #stop = new AbortController();
  readonly #following: Promise<void>;
  readonly #urls: { source: string; target: string };
  #source: Sql;
  #target: Sql;
  #lastChange = '-infinity';
  #lastEvent = '-infinity';
  /** How often it found nothing new, or got no further, since it last did. */
  idle = 0;

  constructor(sourceUrl: string, targetUrl: string, familyId: number) {
    this.#urls = { source: sourceUrl, target: targetUrl };
    this.#source = connect(sourceUrl);
    this.#target = connect(targetUrl);
    this.#following = this.#follow(familyId);
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#following;
    this.#disconnect();
  }

  async #follow(familyId: number): Promise<void> {
    while (!this.#stop.signal.aborted) {
      // What fails is tried again, from the last row that was written.
      const isDone = await Promise.race([
        this.#poll(familyId).then(
          () => true,
          () => false,
        ),
        setTimeout(5_000),
      ]);
      if (!isDone) this.#connectAnew();
      await setTimeout(20);
    }
  }

  #connectAnew(): void {
    this.idle += 1;
    this.#disconnect();
    this.#source = connect(this.#urls.source);
    this.#target = connect(this.#urls.target);
  }

  /** Not waited for: the driver never finishes ending a connection that it has lost. */
  #disconnect(): void {
    for (const sql of [this.#source, this.#target]) sql.end({ timeout: 0 }).catch(() => {});
  }

  async #poll(familyId: number): Promise<void> {
    const changes = await this.#source`
      SELECT name, key, changed_at::text FROM changes WHERE family_id = ${familyId} AND changed_at > ${this.#lastChange}
      ORDER BY changed_at, array_position(${names}::text[], name)`;
    for (const change of changes) {
      for (const table of targetTables.filter(({ feed }) => feed?.name === change['name'])) {
        await this.#copy(familyId, table, table.feed?.key ?? [], change['key']);
      }
      this.#lastChange = change['changed_at'];
    }
    const events = await this.#source`
      SELECT seq::text, recorded_at::text FROM events WHERE family_id = ${familyId} AND recorded_at > ${this.#lastEvent}
      ORDER BY recorded_at`;
    for (const { seq, recorded_at } of events) {
      for (const table of targetTables.filter(({ feed }) => !feed)) {
        await this.#copy(familyId, table, ['seq'], [seq]);
      }
      this.#lastEvent = recorded_at;
    }
    this.idle = changes.length + events.length === 0 ? this.idle + 1 : 0;
  }

  async #copy(familyId: number, table: TargetTable, key: readonly string[], values: string[]): Promise<void> {
    const columns = Object.keys(table.columns);
    const matches = (from: string) =>
      key.map((column, i) => `${from}.${column}::text = $${i + 2}`).join(' AND ');
    const texts = columns.map((column) => `s.${column}::text AS ${column}`);
    const read = `SELECT ${texts} FROM (${table.source.replaceAll('$1', '$1::bigint')}) s WHERE ${matches('s')}`;
    const rows = await this.#source.unsafe(read, [String(familyId), ...values]);
    const name = `learning.${table.name}`;
    await this.#target.unsafe(`DELETE FROM ${name} t WHERE family_id = $1::bigint AND ${matches('t')}`, [
      String(familyId),
      ...values,
    ]);
    for (const row of rows) {
      const casts = columns.map((column, i) => `$${i + 2}::text::${table.columns[column]}`);
      const insert = `INSERT INTO ${name} (family_id, ${columns}) VALUES ($1::text::bigint, ${casts})`;
      await this.#target.unsafe(insert, [String(familyId), ...columns.map((column) => row[column])]);
    }
  }
}
