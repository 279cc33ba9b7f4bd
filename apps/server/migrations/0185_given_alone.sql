-- room: admin
-- Amounts in euros that operators gave to people in the last 24 hours without a second person. Written only by
-- command.note_given, which deletes older rows.
CREATE TABLE given_alone (
  given_id uuid NOT NULL,
  operator_id uuid NOT NULL,
  -- A person, a guest's purchase, or a capture that nobody is known to have paid.
  recipient_id uuid NOT NULL,
  -- The kind of FOUR_EYES.
  kind text NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  given_at timestamptz NOT NULL,
  PRIMARY KEY (operator_id, given_id)
);
CREATE INDEX given_alone_by_recipient ON given_alone (recipient_id, given_at);
