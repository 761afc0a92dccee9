import t from 'tap';
import { requestBytes } from '../../../src/http/limits/day-limits.ts';
import { testSettings } from '../../helpers/app.ts';
import { contractOf } from '../../helpers/documents/contract.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { scenarios } from './growth-scenarios.ts';

/** Bytes that each operation adds to the database, on top of those that it counts for the limits of decisions.md 1.22 and 1.23. */

/** Operations without a scenario: they delete, end, or write what another one does. */
const others: Record<string, string> = {
  'POST /logout': 'redirects',
  'POST /api/logout': 'marks a session',
  'DELETE /api/user': 'deletes',
  'POST /api/recovery': 'needs a code of an ADMIN each time, and sets a password',
  'PUT /api/user/totp': 'once for each second factor',
  'DELETE /api/user/totp': 'deletes',
  'DELETE /api/sessions': 'marks sessions',
  'DELETE /api/sessions/{id}': 'marks a session',
  'PUT /api/learners/{id}/confirm': 'adds a learner',
  'POST /api/sync-configs/{id}/push': 'changes one row, twenty times a minute at most',
};

const infinite = Number.POSITIVE_INFINITY;
const quotas = {
  ...testSettings.quotas,
  lessonsPerDay: infinite,
  bytesPerDay: infinite,
  bonusPointsPerDay: infinite,
  learners: infinite,
};
const { app, admin, database, newFamily } = await startFamilies(t, { settings: { quotas } });

/** Returns the bytes of all tables with their indexes, and those that families have counted. */
async function sizes() {
  await database.sql`CHECKPOINT`;
  const [row] = await database.sql<{ size: number; counted: number; wal: number }[]>`
    SELECT (SELECT sum(pg_total_relation_size(oid)) FROM pg_class
        WHERE relkind IN ('r', 'p', 'm') AND relnamespace = 'public'::regnamespace)::float8 AS size,
      (SELECT sum(written_bytes) FROM families)::float8 AS counted,
      pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 AS wal`;
  return row ?? { size: 0, counted: 0, wal: 0 };
}

t.test('knows each operation that writes', (t) => {
  const known = new Set([
    ...Object.values(scenarios).flatMap(({ operations }) => operations),
    ...Object.keys(others),
  ]);
  const writes = contractOf(app)
    .operations.map(({ name }) => name)
    .filter((name) => !name.startsWith('GET '));
  t.same(
    writes.filter((name) => !known.has(name)),
    [],
  );
  t.end();
});

const lines: string[] = [];
for (const [name, { prepare, times = 300, perRequest = requestBytes.write }] of Object.entries(scenarios)) {
  t.test(`counts at least the bytes that stay when somebody ${name}`, async (t) => {
    const step = await prepare({ ...(await newFamily()), app, database, admin });
    const before = await sizes();
    for (let i = 0; i < times; i++) await step(i);
    const after = await sizes();
    const grown = (after.size - before.size) / times;
    const counted = (after.counted - before.counted) / times + perRequest;
    const wal = (after.wal - before.wal) / times;
    lines.push(
      [name.padEnd(36), grown, counted, wal]
        .map((part) => (typeof part === 'number' ? String(Math.round(part)).padStart(8) : part))
        .join(' '),
    );
    // PostgreSQL extends a table by whole pages, and several at once.
    t.ok(grown <= counted + 100_000 / times, `${Math.round(grown)} bytes, ${Math.round(counted)} counted`);
  });
}

t.test('shows the bytes of each operation', (t) => {
  // Bytes of a request: grown, counted, in the WAL.
  for (const line of lines) t.comment(line);
  t.end();
});
