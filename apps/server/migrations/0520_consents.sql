-- Each consent to drawings without withdrawal, with the text that it was given to.
CREATE TABLE protection_consents (
  user_id uuid NOT NULL,
  consent_id uuid NOT NULL,
  text_hash text NOT NULL,
  version integer CHECK (version > 0),
  language text,
  consented_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, consent_id),
  CHECK ((version IS NULL) = (language IS NULL))
);
REVOKE UPDATE, DELETE, TRUNCATE ON protection_consents FROM CURRENT_USER;
INSERT INTO protection_consents (user_id, consent_id, text_hash, consented_at)
  SELECT user_id, gen_random_uuid(), consent_hash, consented_at FROM protection_states WHERE consented_at IS NOT NULL;
