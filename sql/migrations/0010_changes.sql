-- The change feed: which rows of a family changed, for those who copy them elsewhere. Written by the transaction that
-- changes the rows, under the family's lane, and only while the family has a configuration that follows.

ALTER TABLE families
  -- Whether somebody follows the feed, kept by the triggers below.
  ADD COLUMN is_synced boolean NOT NULL DEFAULT false,
  -- Raised by each transaction of the family that changes anything, events included, while somebody follows.
  ADD COLUMN feed_seq bigint NOT NULL DEFAULT 0,
  -- The feed tells of all changes after this one: who is not as far as that has to look at every row.
  ADD COLUMN feed_start bigint NOT NULL DEFAULT 0,
  ADD CHECK (feed_start BETWEEN 0 AND feed_seq);

-- Events and entries have no rows here: their own numbers have no gap, and no one changes them.
CREATE TABLE changes (
  family_id  bigint NOT NULL REFERENCES families (family_id),
  seq        bigint NOT NULL,
  -- What changed, as followers know it, and the key of the row behind the family's id, as text. Without a key: anything.
  name       text NOT NULL,
  key        text[] NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (family_id, seq, name, key)
);

-- The family's lane says whether the feed is to be written. It is locked for that, so that a transaction which began
-- before somebody followed has come to its end, and its changes are in the first look at all rows.
CREATE FUNCTION note_followers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  family bigint := coalesce(NEW.family_id, OLD.family_id);
  follows boolean;
BEGIN
  PERFORM FROM families WHERE family_id = family FOR NO KEY UPDATE;
  follows := EXISTS (SELECT FROM sync_configs WHERE family_id = family AND continuous_sync);
  -- What changed while nobody followed is in no feed, so it begins anew.
  UPDATE families SET is_synced = follows, feed_seq = feed_seq + 1, feed_start = feed_seq + 1
  WHERE family_id = family AND is_synced <> follows;
  IF NOT follows THEN
    DELETE FROM changes WHERE family_id = family;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER sync_configs_note_followers AFTER INSERT OR DELETE OR UPDATE OF continuous_sync ON sync_configs
  FOR EACH ROW EXECUTE FUNCTION note_followers();
