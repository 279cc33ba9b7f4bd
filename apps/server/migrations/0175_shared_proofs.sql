-- room: lootboxes
-- Whether a link to an opening gives out its file of proofs too, which has the balance, ids and keys. Those who shared
-- before were told that it does; from now on it does only if they choose it.
ALTER TABLE shared_openings ADD COLUMN shows_proof boolean NOT NULL DEFAULT true;
ALTER TABLE shared_openings ALTER COLUMN shows_proof SET DEFAULT false;
