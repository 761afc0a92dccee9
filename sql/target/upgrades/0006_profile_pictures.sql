-- Version 6 of a replica's tables: profiles have a picture and a color.

ALTER TABLE learning.learner_profiles ADD COLUMN picture text;
ALTER TABLE learning.learner_profiles ADD COLUMN color text;
