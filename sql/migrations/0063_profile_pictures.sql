-- Picture and color of a learner, from the sets of the API; null for none.
ALTER TABLE learner_profiles ADD COLUMN picture text;
ALTER TABLE learner_profiles ADD COLUMN color text;
