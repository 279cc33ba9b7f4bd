-- Of what went back of a capture, the part that a bank has charged back.
ALTER TABLE quarantined_captures ADD COLUMN charged_back_paid_cents bigint NOT NULL DEFAULT 0
  CONSTRAINT quarantined_captures_charged_back CHECK (charged_back_paid_cents >= 0);
