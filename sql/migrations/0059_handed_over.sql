-- Devices that a parent hands over to a learner, and PINs with which learners come back to them.

-- Who handed the device of this session over; null after a login. The user may be gone.
ALTER TABLE sessions ADD COLUMN handed_over_by bigint;

-- Hashes of learners' PINs. No export and no replica has them. Without a reference to users, so that this locks one busy table: the
-- command that adds a row finds the learner under the family's lock, and the erasure deletes it there.
CREATE TABLE learner_pins (
  family_id  bigint NOT NULL,
  learner_id bigint NOT NULL,
  pin_hash   text NOT NULL,
  changed_at timestamptz(3) NOT NULL,
  PRIMARY KEY (family_id, learner_id)
);
SELECT spread('learner_pins');
