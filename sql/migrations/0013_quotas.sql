-- Quotas: counts that decide them without loading the counted rows, and indexes of listings.

-- Numbers of a family's rewards, projected from the events.
CREATE TABLE catalogs (
  family_id      bigint PRIMARY KEY,
  -- All rewards, including deleted ones.
  rewards        bigint NOT NULL CHECK (rewards > 0),
  active_rewards bigint NOT NULL CHECK (active_rewards BETWEEN 0 AND rewards)
);
INSERT INTO catalogs
SELECT family_id, count(*), count(*) FILTER (WHERE is_active) FROM rewards GROUP BY family_id;

-- Lessons that became ACTIVE on the learner's last day with a lesson, in UTC.
CREATE TABLE lesson_counts (
  family_id  bigint NOT NULL REFERENCES families (family_id),
  learner_id bigint NOT NULL REFERENCES users (id),
  day        text NOT NULL CHECK (day ~ '^\d{4}-\d{2}-\d{2}$'),
  lessons    bigint NOT NULL CHECK (lessons > 0),
  PRIMARY KEY (family_id, learner_id)
);

-- Public links to awards of a learner, switched on or off.
CREATE TABLE share_counts (
  family_id  bigint NOT NULL REFERENCES families (family_id),
  learner_id bigint NOT NULL REFERENCES users (id),
  shares     bigint NOT NULL CHECK (shares > 0),
  PRIMARY KEY (family_id, learner_id)
);
INSERT INTO share_counts
SELECT family_id, learner_id, count(*) FROM award_shares GROUP BY family_id, learner_id;

-- Starter goals look for active rewards with their cost and title.
CREATE INDEX rewards_active ON rewards (family_id, is_active, token_cost);
CREATE INDEX reward_texts_title ON reward_texts (family_id, title, reward_id);

-- Pages of redemptions: of a learner, of a family, and of all families for an administrator.
DROP INDEX redemptions_learner;
CREATE INDEX redemptions_learner ON redemptions (family_id, learner_id, requested_at DESC, id DESC);
CREATE INDEX redemptions_family ON redemptions (family_id, requested_at DESC, id DESC);
CREATE INDEX redemptions_newest ON redemptions (requested_at DESC, id DESC);

-- Refusals, which end after 30 days.
CREATE INDEX idempotency_keys_refusals ON idempotency_keys (created_at) WHERE status >= 400;
