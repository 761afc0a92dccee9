import { type ReplicaTable, reference, replicaTable } from '../../slice/replica-table.ts';

export const pointTables: readonly ReplicaTable[] = [
  replicaTable({
    name: 'ledger_events',
    columns: `seq bigint NOT NULL CHECK (seq > 0), id uuid NOT NULL, type text NOT NULL, payload jsonb NOT NULL,
      actor_id bigint NOT NULL, recorded_at timestamp with time zone NOT NULL,
      hash bytea NOT NULL CHECK (length(hash) = 32), commitments jsonb, rules bigint`,
    comment: 'Events of the ledger, numbered without a gap and chained by their hashes.',
    key: ['seq'],
    source: 'SELECT * FROM events WHERE family_id = $1',
  }),
  replicaTable({
    name: 'ledger_entries',
    columns: `seq bigint NOT NULL, idx bigint NOT NULL CHECK (idx >= 0), id uuid NOT NULL, learner_id bigint NOT NULL,
      amount bigint NOT NULL CHECK (amount <> 0), source_type text NOT NULL, source_id text NOT NULL,
      description text NOT NULL, balance_after bigint NOT NULL CHECK (balance_after >= 0),
      created_at timestamp with time zone NOT NULL`,
    comment: 'Entries of the events.',
    key: ['seq', 'idx'],
    constraints: [reference('seq', 'ledger_events')],
    source: 'SELECT * FROM entries WHERE family_id = $1',
  }),
];
