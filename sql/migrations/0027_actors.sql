-- Actors of events: histories show the names that they had then.

-- Names that a family's parent had before. Nobody else can change a name.
CREATE TABLE earlier_names (
  family_id bigint NOT NULL REFERENCES families (family_id),
  id        uuid NOT NULL,
  name      text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  -- The time of the change.
  until     timestamptz(3) NOT NULL,
  PRIMARY KEY (family_id, id)
);

-- Number of the last event that an import brought. Administrators in events up to it belong to another instance.
ALTER TABLE families ADD COLUMN imported_seq bigint NOT NULL DEFAULT 0 CHECK (imported_seq BETWEEN 0 AND seq);
