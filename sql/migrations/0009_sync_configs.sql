-- Where families have their data copied to, and how far each copy is.

CREATE TABLE sync_configs (
  family_id       bigint NOT NULL REFERENCES families (family_id),
  id              uuid NOT NULL,
  -- The target's connection string, encrypted: it lets its holder write there.
  target_url      text NOT NULL,
  continuous_sync boolean NOT NULL,
  sync_status     text NOT NULL DEFAULT 'IDLE' CHECK (sync_status IN ('IDLE', 'IN_PROGRESS', 'COMPLETED', 'FAILED')),
  -- Of the last success; the message is of the last run, where it failed.
  last_sync_at    timestamptz(3),
  error_message   text,
  -- How far the run under way is.
  rows_done       bigint,
  rows_total      bigint,
  -- Raised by each change that a parent makes: a run that began before it belongs to another target.
  version         bigint NOT NULL DEFAULT 1,
  -- Who runs it, and until when without a sign of life. Whoever takes it raises the fence.
  lease_owner     uuid,
  lease_until     timestamptz,
  fence           bigint NOT NULL DEFAULT 0,
  -- Failures in a row, and when the next attempt is due. Paused: not before the configuration changes.
  attempts        integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  next_attempt_at timestamptz,
  is_paused       boolean NOT NULL DEFAULT false,
  -- How much of the change feed the target is known to hold, unless a round over all rows is due.
  synced_seq      bigint NOT NULL DEFAULT 0 CHECK (synced_seq >= 0),
  is_full_due     boolean NOT NULL DEFAULT true,
  created_at      timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (family_id, id)
);
CREATE INDEX sync_configs_id ON sync_configs (id);
