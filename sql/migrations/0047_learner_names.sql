-- Learner who had the name; null for the family's parent. An erasure of the learner deletes the row.
ALTER TABLE earlier_names ADD COLUMN learner_id bigint;
