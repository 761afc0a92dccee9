/** Saves as other programs would implement them, on the same database: baselines of `npm run bench:peers`. */
import { randomUUID } from 'node:crypto';
import type { Database } from '../src/db/database.ts';

interface Save {
  learnerId: number;
  rewardId: string;
  amount: number;
}

/** Saves points as most services would implement it: with a transaction for each request. */
export async function saveInteractively(
  database: Database,
  { learnerId, rewardId, amount }: Save,
): Promise<void> {
  await database.transaction(async (tx) => {
    const [stream] = await tx.query<{ family_id: number; seq: number; balance: number }>(
      `SELECT f.family_id, f.seq, b.balance FROM users u JOIN families f ON f.family_id = u.parent_id
       JOIN balances b ON b.family_id = f.family_id AND b.learner_id = u.id
       WHERE u.id = $1 FOR UPDATE OF f`,
      [String(learnerId)],
    );
    if (!stream || stream.balance < amount) throw new Error('the learner needs points');
    const key = [String(stream.family_id), String(stream.seq + 1)];
    await tx.query(
      `INSERT INTO events (family_id, seq, id, type, payload, actor_id, recorded_at, hash)
       VALUES ($1, $2, $3, 'PointsSaved', $4, $5, now(), decode(repeat('00', 32), 'hex'))`,
      [...key, randomUUID(), JSON.stringify({ learnerId, rewardId, points: amount }), String(learnerId)],
    );
    await tx.query(
      `INSERT INTO entries (family_id, seq, idx, id, learner_id, amount, source_type, source_id, description,
                            balance_after, created_at)
       VALUES ($1, $2, 0, $3, $4, $5, 'REWARD_SAVE', $6, 'a save', $7, now())`,
      [...key, randomUUID(), String(learnerId), String(-amount), rewardId, String(stream.balance - amount)],
    );
    await tx.query(`UPDATE balances SET balance = balance - $3 WHERE family_id = $1 AND learner_id = $2`, [
      String(stream.family_id),
      String(learnerId),
      String(amount),
    ]);
    await tx.query(
      `INSERT INTO savings (family_id, learner_id, reward_id, points) VALUES ($1, $2, $3, $4)
       ON CONFLICT (family_id, learner_id, reward_id) DO UPDATE SET points = savings.points + EXCLUDED.points`,
      [String(stream.family_id), String(learnerId), rewardId, String(amount)],
    );
    await tx.query('UPDATE families SET seq = $2 WHERE family_id = $1', key);
  });
}

/** Saves points with one statement. */
export async function saveByStatement(
  database: Database,
  { learnerId, rewardId, amount }: Save,
): Promise<void> {
  const rows = await database.query(
    `WITH stream AS (
       UPDATE families f SET seq = f.seq + 1 FROM users u
       WHERE u.id = $1 AND f.family_id = u.parent_id RETURNING f.family_id, f.seq
     ), balance AS (
       UPDATE balances b SET balance = b.balance - $2::bigint FROM stream s
       WHERE b.family_id = s.family_id AND b.learner_id = $1 AND b.balance >= $2::bigint
       RETURNING b.family_id, b.balance
     ), event AS (
       INSERT INTO events (family_id, seq, id, type, payload, actor_id, recorded_at, hash)
       SELECT s.family_id, s.seq, $3::text::uuid, 'PointsSaved', $4::text::jsonb, $1, now(), decode(repeat('00', 32), 'hex')
       FROM stream s JOIN balance USING (family_id)
     ), entry AS (
       INSERT INTO entries (family_id, seq, idx, id, learner_id, amount, source_type, source_id, description,
                            balance_after, created_at)
       SELECT s.family_id, s.seq, 0, $5::text::uuid, $1, -$2::bigint, 'REWARD_SAVE', $6::text, 'a save', b.balance, now()
       FROM stream s JOIN balance b USING (family_id)
     )
     INSERT INTO savings (family_id, learner_id, reward_id, points)
     SELECT family_id, $1, $6::text::uuid, $2::bigint FROM balance
     ON CONFLICT (family_id, learner_id, reward_id) DO UPDATE SET points = savings.points + EXCLUDED.points
     RETURNING points`,
    [
      String(learnerId),
      String(amount),
      randomUUID(),
      JSON.stringify({ learnerId, rewardId, points: amount }),
      randomUUID(),
      rewardId,
    ],
  );
  if (rows.length === 0) throw new Error('the learner needs points');
}

/** Saves points in a ledger of accounts, by one call of a function in the database. It has no events and no hash chain. */
export async function saveByAccounts(database: Database, { learnerId, amount }: Save): Promise<void> {
  await database.query('SELECT bench_transfer($1::bigint, -$1::bigint, $2::bigint)', [
    String(learnerId),
    String(amount),
  ]);
}

/** Ledger of accounts: each entry has the balances before and after it, and a function locks both accounts. */
export const accountTables: readonly string[] = [
  `CREATE TABLE bench_accounts (id bigint PRIMARY KEY, balance bigint NOT NULL, version bigint NOT NULL)`,
  `CREATE TABLE bench_transfers (
     id uuid PRIMARY KEY, from_id bigint NOT NULL REFERENCES bench_accounts, to_id bigint NOT NULL REFERENCES bench_accounts,
     amount bigint NOT NULL CHECK (amount > 0), created_at timestamptz NOT NULL
   )`,
  `CREATE TABLE bench_entries (
     account_id bigint NOT NULL REFERENCES bench_accounts, version bigint NOT NULL, transfer_id uuid NOT NULL REFERENCES bench_transfers,
     amount bigint NOT NULL, previous_balance bigint NOT NULL, balance bigint NOT NULL, created_at timestamptz NOT NULL,
     PRIMARY KEY (account_id, version)
   )`,
  `CREATE INDEX ON bench_entries (transfer_id)`,
  `CREATE FUNCTION bench_transfer(from_account bigint, to_account bigint, points bigint) RETURNS uuid LANGUAGE plpgsql AS $$
   DECLARE transfer uuid := gen_random_uuid();
   BEGIN
     PERFORM FROM bench_accounts WHERE id IN (from_account, to_account) ORDER BY id FOR UPDATE;
     INSERT INTO bench_transfers VALUES (transfer, from_account, to_account, points, now());
     WITH changed AS (
       UPDATE bench_accounts SET balance = balance + CASE id WHEN from_account THEN -points ELSE points END, version = version + 1
       WHERE id IN (from_account, to_account) RETURNING *
     )
     INSERT INTO bench_entries
     SELECT id, version, transfer, change, balance - change, balance, now()
     FROM changed, LATERAL (SELECT CASE id WHEN from_account THEN -points ELSE points END AS change) c;
     IF (SELECT balance FROM bench_accounts WHERE id = from_account) < 0 THEN RAISE EXCEPTION 'the account needs points'; END IF;
     RETURN transfer;
   END $$`,
  `INSERT INTO bench_accounts
   SELECT sign * learner_id, CASE sign WHEN 1 THEN balance ELSE 0 END, 0 FROM balances, (VALUES (1), (-1)) signs (sign)`,
  `GRANT SELECT, INSERT, UPDATE ON bench_accounts, bench_transfers, bench_entries TO PUBLIC`,
];
