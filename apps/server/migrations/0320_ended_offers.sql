-- A new password, signing out everywhere else and removing a browser end the offers that a person has.
ALTER TABLE fairness_states ADD COLUMN epoch integer NOT NULL DEFAULT 0, ADD COLUMN ended_nonce integer;
