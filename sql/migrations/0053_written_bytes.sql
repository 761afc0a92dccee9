-- Bytes that the family has written on a day in UTC, for its quota. Older instances leave both as they are.
ALTER TABLE families ADD COLUMN written_day text NOT NULL DEFAULT '';
ALTER TABLE families ADD COLUMN written_bytes bigint NOT NULL DEFAULT 0;

-- Requests to the model on a day in UTC, of a learner and of a family, which has the id of its parent. Rows of earlier days end.
CREATE TABLE provider_shares (
  day date NOT NULL,
  user_id bigint NOT NULL,
  requests bigint NOT NULL CHECK (requests >= 0),
  PRIMARY KEY (day, user_id)
);
