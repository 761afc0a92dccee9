-- Families that have closed: nothing is added to their streams any more.
ALTER TABLE families ADD COLUMN is_closed boolean NOT NULL DEFAULT false;

-- An installation keeps an administrator, even if all of them close their accounts at once: each waits here for the one
-- before, and then sees whether that one is still there. The error is that of a unique index, which has a code of its own.
CREATE FUNCTION keep_administrator() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7061321);
  IF NOT EXISTS (SELECT FROM users WHERE role = 'ADMIN') THEN
    RAISE EXCEPTION 'the last administrator stays'
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'users_last_administrator';
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER users_keep_administrator AFTER DELETE ON users
  FOR EACH ROW WHEN (OLD.role = 'ADMIN') EXECUTE FUNCTION keep_administrator();
