import type { ForgedRows } from './histories.ts';

/** Changes of the ledger itself. test/kernel/ledger/verification/tampering.test.ts changes each column of events and entries. */
const ledgers: ForgedRows[] = [
  {
    name: 'a payload with more points',
    kind: 'hash',
    seq: 10,
    sql: ({ familyId }) => `UPDATE events SET payload = payload || '{"amount": 5000}'
      WHERE family_id = ${familyId} AND seq = 10`,
  },
  {
    name: 'an entry with more points, and all later balances',
    kind: 'hash',
    seq: 10,
    sql: ({ familyId, learner }) => `
      UPDATE entries SET amount = amount + 100 WHERE family_id = ${familyId} AND seq = 10;
      UPDATE entries SET balance_after = balance_after + 100 WHERE family_id = ${familyId} AND learner_id = ${learner};
      UPDATE balances SET balance = balance + 100 WHERE family_id = ${familyId} AND learner_id = ${learner}`,
  },
  {
    name: 'an entry moved to another event',
    kind: 'hash',
    seq: 9,
    sql: ({ familyId }) => `UPDATE entries SET seq = 9 WHERE family_id = ${familyId} AND seq = 10`,
  },
  {
    name: 'an entry moved to another family',
    kind: 'hash',
    seq: 10,
    sql: ({ familyId, otherParent }) => `
      UPDATE entries SET family_id = ${otherParent}, idx = 50 WHERE family_id = ${familyId} AND seq = 10`,
  },
  {
    name: 'an entry from another family',
    kind: 'hash',
    seq: 10,
    family: 'otherParent',
    sql: ({ familyId, otherParent }) => `
      UPDATE entries SET family_id = ${otherParent}, idx = 50 WHERE family_id = ${familyId} AND seq = 10`,
  },
  {
    name: 'an event from another family at the end',
    kind: 'hash',
    sql: ({ familyId, otherParent }) => `
      UPDATE events SET family_id = ${familyId}, seq = (SELECT seq + 1 FROM families WHERE family_id = ${familyId})
      WHERE family_id = ${otherParent} AND seq = 5;
      UPDATE families SET seq = seq + 1 WHERE family_id = ${familyId}`,
  },
  {
    name: 'a missing end, with the number of the family',
    kind: 'tail',
    expected: /^[0-9a-f]{64}$/,
    sql: ({ familyId }) => `
      DELETE FROM entries e USING families f WHERE e.family_id = ${familyId} AND f.family_id = ${familyId} AND e.seq = f.seq;
      DELETE FROM events e USING families f WHERE e.family_id = ${familyId} AND f.family_id = ${familyId} AND e.seq = f.seq;
      UPDATE families SET seq = seq - 1 WHERE family_id = ${familyId}`,
  },
  {
    name: 'a missing event in the middle, with closed numbers',
    kind: 'hash',
    seq: 10,
    sql: ({ familyId }) => `
      DELETE FROM entries WHERE family_id = ${familyId} AND seq = 10; DELETE FROM events WHERE family_id = ${familyId} AND seq = 10;
      UPDATE entries SET seq = -seq WHERE family_id = ${familyId} AND seq > 10;
      UPDATE entries SET seq = -seq - 1 WHERE family_id = ${familyId} AND seq < 0;
      UPDATE events SET seq = -seq WHERE family_id = ${familyId} AND seq > 10;
      UPDATE events SET seq = -seq - 1 WHERE family_id = ${familyId} AND seq < 0;
      UPDATE families SET seq = seq - 1 WHERE family_id = ${familyId}`,
  },
  {
    name: 'all events and entries deleted',
    kind: 'tail',
    seq: 0,
    expected: /event 0 is the last/,
    sql: ({ familyId }) =>
      `DELETE FROM entries WHERE family_id = ${familyId}; DELETE FROM events WHERE family_id = ${familyId}`,
  },
  {
    name: 'times between milliseconds, which JavaScript would round',
    kind: 'format',
    seq: 10,
    found: /\.\d{6}/,
    sql: ({ familyId }) => `
      ALTER TABLE events ALTER COLUMN recorded_at TYPE timestamptz;
      UPDATE events SET recorded_at = recorded_at + interval '1 microsecond' WHERE family_id = ${familyId} AND seq = 10`,
  },
  {
    name: 'learners that are fractions, in a column of another type',
    kind: 'format',
    seq: 10,
    expected: /an integer/,
    found: /\.0004/,
    sql: ({ familyId }) => `
      ALTER TABLE entries ALTER COLUMN learner_id TYPE numeric;
      UPDATE entries SET learner_id = learner_id + 0.0004 WHERE family_id = ${familyId} AND seq = 10`,
  },
  {
    name: 'an amount of more than 2^53 points',
    kind: 'format',
    seq: 10,
    found: /9007199254740993/,
    sql: ({ familyId }) =>
      `UPDATE entries SET amount = 9007199254740993 WHERE family_id = ${familyId} AND seq = 10`,
  },
  {
    name: 'a number in a payload that JavaScript rounds',
    kind: 'format',
    seq: 10,
    found: /50\.00000000000000000001/,
    sql: ({ familyId }) => `
      UPDATE events SET payload = payload || '{"amount": 50.00000000000000000001}' WHERE family_id = ${familyId} AND seq = 10`,
  },
  {
    name: 'entries behind a view without the largest ones',
    kind: 'hash',
    seq: 10,
    sql: () => `
      ALTER TABLE entries RENAME TO all_entries;
      CREATE VIEW entries AS SELECT * FROM all_entries WHERE amount < 50`,
  },
];

/** Ledgers that cannot be read at all. */
const unreadable: ForgedRows[] = [
  {
    name: 'a view instead of the events, without the actors',
    kind: 'format',
    seq: 0,
    expected: /readable/,
    found: /column "?actor_id"? does not exist/,
    sql: () => `
      ALTER TABLE events RENAME TO all_events;
      CREATE VIEW events AS
        SELECT family_id, seq, id, type, rules, payload, commitments, recorded_at, hash FROM all_events`,
  },
  {
    name: 'a view instead of the entries that fails',
    kind: 'format',
    seq: 0,
    found: /division by zero/,
    sql: () => `
      ALTER TABLE entries RENAME TO all_entries;
      CREATE VIEW entries AS
        SELECT family_id, seq, idx, id, learner_id, amount / (seq - seq) AS amount, source_type, source_id, description,
          balance_after, created_at FROM all_entries`,
  },
  {
    name: 'a missing table of projected rows',
    kind: 'format',
    found: /relation "savings" does not exist/,
    sql: () => 'ALTER TABLE savings RENAME TO no_savings',
  },
  {
    name: 'a number of events beyond 2^53',
    kind: 'format',
    found: /exceeds 2\^53/,
    sql: ({ familyId }) => `UPDATE families SET seq = 9007199254740993 WHERE family_id = ${familyId}`,
  },
];

/** Changes of projected rows. test/kernel/ledger/verification/tampering.test.ts changes each of their columns. */
const projections: ForgedRows[] = [
  {
    name: 'a balance',
    kind: 'sum',
    found: /1000000/,
    sql: ({ learner }) => `UPDATE balances SET balance = 1000000 WHERE learner_id = ${learner}`,
  },
  {
    name: 'points moved from the balance of one learner to another one',
    kind: 'sum',
    sql: ({ learner, sibling }) => `
      UPDATE balances SET balance = balance - 1 WHERE learner_id = ${learner};
      UPDATE balances SET balance = balance + 1 WHERE learner_id = ${sibling}`,
  },
  {
    name: 'savings without an event',
    kind: 'sum',
    sql: ({ familyId, sibling, reward }) =>
      `INSERT INTO savings VALUES (${familyId}, ${sibling}, '${reward}', 5)`,
  },
  {
    name: 'savings for another reward',
    kind: 'sum',
    sql: ({ familyId, reward, goal }) =>
      `UPDATE savings SET reward_id = '${goal}' WHERE family_id = ${familyId} AND reward_id = '${reward}'`,
  },
  {
    name: 'a lower cost of a reward',
    kind: 'projection',
    sql: ({ reward }) => `UPDATE rewards SET token_cost = 1 WHERE id = '${reward}'`,
  },
  {
    name: 'a higher maximum of redemptions',
    kind: 'projection',
    sql: ({ usedUp }) => `UPDATE rewards SET max_redemptions = 100 WHERE id = '${usedUp}'`,
  },
  {
    name: 'a used-up reward that is active',
    kind: 'projection',
    sql: ({ usedUp }) => `UPDATE rewards SET is_active = true WHERE id = '${usedUp}'`,
  },
  {
    name: 'a deleted reward that is back',
    kind: 'projection',
    sql: ({ deleted }) => `UPDATE rewards SET deleted_at = NULL, is_active = true WHERE id = '${deleted}'`,
  },
  {
    name: 'a pending redemption that is approved',
    kind: 'projection',
    found: /APPROVED/,
    sql: ({ familyId }) => `
      UPDATE redemptions SET status = 'APPROVED', decided_at = now() WHERE family_id = ${familyId} AND status = 'PENDING'`,
  },
  {
    name: 'a redemption without its row',
    kind: 'projection',
    found: /no row/,
    sql: ({ familyId }) => `DELETE FROM redemptions WHERE family_id = ${familyId} AND status = 'APPROVED'`,
  },
  {
    name: 'an achievement without an event',
    kind: 'projection',
    expected: /no row/,
    sql: ({ familyId, sibling }) => `
      INSERT INTO achievements VALUES (${familyId}, ${sibling}, 'HUNDRED_LESSONS', gen_random_uuid(), now())`,
  },
  {
    name: 'a longer streak',
    kind: 'projection',
    sql: ({ learner }) => `UPDATE progress SET streak_days = 7 WHERE learner_id = ${learner}`,
  },
  {
    name: 'a mastered concept',
    kind: 'projection',
    sql: ({ learner }) => `UPDATE mastery SET is_mastered = NOT is_mastered WHERE learner_id = ${learner}`,
  },
  {
    name: 'one more day with a passed lesson',
    kind: 'projection',
    sql: ({ learner }) => `UPDATE mastery SET passed_days = passed_days + 1 WHERE learner_id = ${learner}`,
  },
];

/** Forged rows of ledgers. Checkpoints and the schema have their own tests. */
export const forgedLedgerRows: readonly ForgedRows[] = [...ledgers, ...unreadable, ...projections];
