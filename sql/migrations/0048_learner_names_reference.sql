-- In a transaction of its own: it locks users, a busy table. Rows so far have no learner, so there is nothing to check.
ALTER TABLE earlier_names ADD CONSTRAINT earlier_names_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES users (id);
