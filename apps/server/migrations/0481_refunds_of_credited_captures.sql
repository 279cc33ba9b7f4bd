-- A capture that was credited to a person can go back to its payer when they close their account.
ALTER TABLE quarantined_captures
  ADD COLUMN refund_paid_cents bigint CONSTRAINT quarantined_captures_refund CHECK (refund_paid_cents > 0),
  ADD COLUMN held_cents bigint NOT NULL DEFAULT 0 CONSTRAINT quarantined_captures_held CHECK (held_cents >= 0);
CREATE INDEX quarantined_captures_credited ON quarantined_captures (release_user_id) WHERE release = 'Credit';
