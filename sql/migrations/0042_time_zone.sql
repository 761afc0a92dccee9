-- Time zone of a family's days, as an IANA name, in the row of its parent or administrator. Null: the zone of the server. The
-- database computes nothing with it: the service decides days.
ALTER TABLE users ADD COLUMN time_zone text;
ALTER TABLE users ADD CONSTRAINT users_time_zone_check CHECK (length(time_zone) BETWEEN 1 AND 64);
