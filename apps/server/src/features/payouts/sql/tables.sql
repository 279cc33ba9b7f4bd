-- Bank accounts and cards to which people have winnings paid, each in the name of its person's verified identity.
-- - iban_sealed is the IBAN, or the card as its provider names it. Null once it is forgotten.
-- - iban_mark is a keyed hash, which finds other people with the same account or card.
-- kind: person
CREATE TABLE payees (
  user_id uuid NOT NULL,
  payee_id uuid NOT NULL,
  iban_sealed bytea,
  iban_mark bytea NOT NULL,
  -- The country, or the card's brand, and the last digits.
  hint text NOT NULL,
  holder text NOT NULL,
  created_at timestamptz NOT NULL,
  usable_at timestamptz NOT NULL,
  removed_at timestamptz,
  kind text NOT NULL DEFAULT 'Account' CONSTRAINT payees_kind CHECK (kind IN ('Account', 'Card')),
  -- The provider that knows the card; null for bank accounts.
  provider text,
  -- The own payment by which the card was chosen; null for bank accounts.
  payment_id uuid,
  PRIMARY KEY (user_id, payee_id),
  CONSTRAINT payees_provider CHECK ((kind = 'Card') = (provider IS NOT NULL))
);
-- For operators, who see whether other people have the same account.
CREATE INDEX payees_by_account ON payees (iban_mark);

-- Payouts of winnings. Their money waits in house:payouts until the provider has paid it, or goes back to the balance.
-- kind: person
CREATE TABLE payouts (
  user_id uuid NOT NULL,
  payout_id uuid NOT NULL,
  payee_id uuid NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  status text NOT NULL CHECK (
    status IN ('Requested', 'Held', 'Approved', 'Sent', 'Paid', 'Returned', 'Refused', 'Cancelled')),
  provider text NOT NULL,
  -- Null until the provider has answered.
  provider_payout_id text,
  -- Why an operator holds or refused it.
  reason text,
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  -- When it is handed to the provider next; null once the provider has it, and before it is approved.
  next_attempt_at timestamptz,
  -- The sum that the house kept of a payout that came back, because it bore charged back top-ups.
  set_off_cents bigint NOT NULL DEFAULT 0 CHECK (set_off_cents BETWEEN 0 AND amount_cents),
  -- When money was first seen to have moved otherwise than it was ordered, and in which ways.
  odd_at timestamptz,
  odd_kinds text[] NOT NULL DEFAULT '{}',
  -- When it was handed to the provider first and last.
  first_sent_at timestamptz,
  last_sent_at timestamptz,
  -- When the provider refused it without having it in its books.
  refused_at timestamptz,
  -- When its provider was last asked for it, besides attempts to send it.
  looked_at timestamptz,
  PRIMARY KEY (user_id, payout_id),
  FOREIGN KEY (user_id, payee_id) REFERENCES payees
);
CREATE INDEX payouts_in_order ON payouts (created_at DESC, payout_id DESC);
CREATE INDEX payouts_to_decide ON payouts (created_at) WHERE status IN ('Requested', 'Held');
CREATE INDEX payouts_with_provider ON payouts (provider, status, created_at);
CREATE INDEX payouts_due ON payouts (next_attempt_at) WHERE next_attempt_at IS NOT NULL;
