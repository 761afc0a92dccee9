-- Lessons that a model writes.

-- How many requests went to the provider on a day (UTC), over all instances: what the daily budget is counted by.
CREATE TABLE provider_usage (
  day      date PRIMARY KEY,
  requests bigint NOT NULL CHECK (requests >= 0)
);

-- What a learner asked for that is no concept of the generators. The id goes into the ledger for good and tells nothing
-- (src/lessons/topics.ts); what it stands for is text that somebody typed, and goes with the learner.
CREATE TABLE lesson_topics (
  family_id  bigint NOT NULL REFERENCES families (family_id),
  learner_id bigint NOT NULL REFERENCES users (id),
  concept_id text NOT NULL CHECK (concept_id ~ '^topic\.[0-9a-f]{8}$'),
  title      text NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
  subject    text NOT NULL CHECK (length(subject) BETWEEN 1 AND 200),
  PRIMARY KEY (family_id, learner_id, concept_id)
);
