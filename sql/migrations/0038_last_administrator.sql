-- The nodes of a cluster report errors without the name of a constraint, so the message has it.
CREATE OR REPLACE FUNCTION keep_administrator() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7061321);
  IF NOT EXISTS (SELECT FROM users WHERE role = 'ADMIN') THEN
    RAISE EXCEPTION 'the last administrator stays: "users_last_administrator"'
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'users_last_administrator';
  END IF;
  RETURN NULL;
END
$$;
