-- A share names its sharer by id, so that the username ends with the account. Ids of users are never used again.
ALTER TABLE award_shares ADD COLUMN shared_by bigint;
UPDATE award_shares s SET shared_by = u.id FROM users u WHERE lower(u.username) = lower(s.username);
-- Until now no account of a sharer ended without its shares, except those of administrators.
DELETE FROM award_shares WHERE shared_by IS NULL;
ALTER TABLE award_shares ALTER COLUMN shared_by SET NOT NULL, DROP COLUMN username;
