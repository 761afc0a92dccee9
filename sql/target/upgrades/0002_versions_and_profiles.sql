-- Version 2 of a replica's tables: they have a version, and profiles show the performance in each subject.
-- `sync upgrade` runs this file in a transaction and then records the version.

CREATE TABLE learning.schema_versions (
  version bigint NOT NULL,
  applied_at timestamp with time zone NOT NULL DEFAULT now(),
  PRIMARY KEY (version)
);

ALTER TABLE learning.learner_profiles ADD COLUMN subject_performance jsonb NOT NULL DEFAULT '{}';
