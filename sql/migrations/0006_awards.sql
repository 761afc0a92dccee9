-- Activities, awards and their public shares.

-- The catalog that all families share.
CREATE TABLE activities (
  id          uuid PRIMARY KEY,
  name        text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  description text NOT NULL CHECK (length(description) <= 2000),
  category    text NOT NULL CHECK (length(category) BETWEEN 1 AND 200),
  is_active   boolean NOT NULL DEFAULT true
);

INSERT INTO activities (id, name, description, category) VALUES
  ('0195a3f0-4c00-7000-8000-000000000001', 'Trip to the zoo', 'A day with the animals, with time for your favourite ones.', 'Outings'),
  ('0195a3f0-4c00-7000-8000-000000000002', 'Visit to a museum', 'You choose the museum, and what we look at first.', 'Outings'),
  ('0195a3f0-4c00-7000-8000-000000000003', 'Swimming pool', 'An afternoon in the water, slides included.', 'Sport'),
  ('0195a3f0-4c00-7000-8000-000000000004', 'Bike ride', 'A ride to a place where we have not been before.', 'Sport'),
  ('0195a3f0-4c00-7000-8000-000000000005', 'Baking together', 'You pick the recipe and lick the spoon.', 'At home'),
  ('0195a3f0-4c00-7000-8000-000000000006', 'Board game evening', 'The whole family plays what you choose.', 'At home'),
  ('0195a3f0-4c00-7000-8000-000000000007', 'Craft afternoon', 'Paper, paint and glue, for something of your own making.', 'Creative'),
  ('0195a3f0-4c00-7000-8000-000000000008', 'Concert or theatre', 'A seat in front of a real stage.', 'Culture'),
  ('0195a3f0-4c00-7000-8000-000000000009', 'Stargazing night', 'Up late, with a blanket, hot chocolate and the stars.', 'Nature'),
  ('0195a3f0-4c00-7000-8000-00000000000a', 'Picnic in the woods', 'A basket full of what you like, under the trees.', 'Nature');

-- A projection: follows from the ledger alone, and can be rebuilt from it.
CREATE TABLE awards (
  family_id    bigint NOT NULL,
  id           uuid NOT NULL,
  learner_id   bigint NOT NULL,
  activity_id  uuid NOT NULL,
  tokens       bigint NOT NULL CHECK (tokens BETWEEN 1 AND 1000000000),
  status       text NOT NULL CHECK (status IN ('PENDING', 'CASHED_IN')),
  created_at   timestamptz(3) NOT NULL,
  cashed_in_at timestamptz(3),
  PRIMARY KEY (family_id, id),
  CHECK ((status = 'CASHED_IN') = (cashed_in_at IS NOT NULL))
);
CREATE INDEX awards_id ON awards (id);
CREATE INDEX awards_learner ON awards (family_id, learner_id, created_at DESC, id DESC);

-- The public link of an award. What people wrote on it goes with the learner.
CREATE TABLE award_shares (
  family_id   bigint NOT NULL REFERENCES families (family_id),
  award_id    uuid NOT NULL,
  learner_id  bigint NOT NULL REFERENCES users (id),
  -- 128 random bits: who does not have the link does not find it. No two are equal, though no key could say so here.
  hash        text NOT NULL CHECK (hash ~ '^[0-9a-f]{32}$'),
  -- Of who shared it first: a link that was given out keeps leading to it.
  username    text NOT NULL,
  active      boolean NOT NULL,
  -- Null where the activity's name serves.
  title       text CHECK (length(title) BETWEEN 1 AND 200),
  description text NOT NULL CHECK (length(description) <= 2000),
  shared_at   timestamptz(3) NOT NULL,
  PRIMARY KEY (family_id, award_id)
);
CREATE INDEX award_shares_hash ON award_shares (hash);
