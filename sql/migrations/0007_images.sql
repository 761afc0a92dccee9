-- Images of lessons: what they are drawn from, and what was drawn. They are made in the background (decisions.md 4.4).

-- The figures of the questions, each with the index of its question.
ALTER TABLE lessons ADD COLUMN figures jsonb NOT NULL DEFAULT '[]';

-- Title and description of an image are in the lesson, which names its images by their ids.
CREATE TABLE lesson_images (
  family_id    bigint NOT NULL REFERENCES families (family_id),
  lesson_id    uuid NOT NULL,
  id           uuid NOT NULL,
  learner_id   bigint NOT NULL REFERENCES users (id),
  content_type text NOT NULL CHECK (content_type IN ('image/svg+xml', 'image/png', 'image/jpeg', 'image/webp')),
  bytes        bytea NOT NULL,
  PRIMARY KEY (family_id, lesson_id, id)
);
