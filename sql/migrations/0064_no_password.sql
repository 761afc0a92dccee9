-- A learner to whom nobody gave a password may have sessions. A credential without a hash ends them: a first password changes it, and
-- an erasure deletes it. Older instances take it for none.
ALTER TABLE credentials ALTER COLUMN password_hash DROP NOT NULL;
