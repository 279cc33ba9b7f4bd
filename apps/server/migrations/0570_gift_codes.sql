-- Gift codes, of which the shop keeps only hashes, and payments for them.
-- Gift codes. The shop keeps only the hash of a code. The amount of a code is owed and is in house:gifts, until it is
-- redeemed, has expired, or was paid back.
CREATE TABLE gift_codes (
  -- Of a bought one, the subject of its payment.
  gift_id uuid PRIMARY KEY,
  code_hash bytea NOT NULL UNIQUE CHECK (octet_length(code_hash) = 32),
  source text NOT NULL CHECK (source IN ('Bought', 'Issued')),
  status text NOT NULL DEFAULT 'Live' CHECK (status IN ('Live', 'Redeemed', 'Expired', 'Void')),
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  -- The part that is still owed: all of a live code, and of a void one what its buyer has not got back yet.
  owed_cents bigint NOT NULL CHECK (owed_cents >= 0),
  -- The person who bought it, or the operator who issued it.
  giver_id uuid NOT NULL,
  made_at timestamptz NOT NULL,
  active_from timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  redeemer_id uuid,
  ended_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  CHECK (made_at <= active_from AND active_from < expires_at),
  CHECK (status <> 'Live' OR owed_cents = amount_cents),
  CHECK (owed_cents = 0 OR status = 'Live' OR status = 'Void' AND source = 'Bought'),
  CHECK ((status = 'Redeemed') = (redeemer_id IS NOT NULL)),
  CHECK ((status = 'Live') = (ended_at IS NULL))
);
CREATE INDEX gift_codes_by_time ON gift_codes (made_at, gift_id);
CREATE INDEX gift_codes_to_expire ON gift_codes (expires_at) WHERE status = 'Live';
CREATE INDEX gift_codes_of_giver ON gift_codes (giver_id, made_at);
CREATE INDEX gift_codes_of_redeemer ON gift_codes (redeemer_id) WHERE redeemer_id IS NOT NULL;
ALTER TABLE payments DROP CONSTRAINT payments_purpose_check,
  ADD CONSTRAINT payments_purpose_check CHECK (purpose IN ('TopUp', 'Purchase', 'Gift'));
