-- Payouts of winnings to cards, and payouts that their person takes back.
ALTER TABLE payees ADD COLUMN kind text NOT NULL DEFAULT 'Account'
  CONSTRAINT payees_kind CHECK (kind IN ('Account', 'Card'));
ALTER TABLE payees ADD COLUMN provider text;
ALTER TABLE payees ADD COLUMN payment_id uuid;
ALTER TABLE payees ADD CONSTRAINT payees_provider CHECK ((kind = 'Card') = (provider IS NOT NULL));
ALTER TABLE payouts DROP CONSTRAINT payouts_status_check;
ALTER TABLE payouts ADD CONSTRAINT payouts_status_check CHECK (status IN
  ('Requested', 'Held', 'Approved', 'Sent', 'Paid', 'Returned', 'Refused', 'Cancelled'));
CREATE INDEX payouts_with_provider ON payouts (provider, status, created_at);
-- When money was first seen to have moved otherwise than it was ordered, which opens a case.
ALTER TABLE payouts ADD COLUMN odd_at timestamptz;
ALTER TABLE payouts ADD COLUMN odd_kinds text[] NOT NULL DEFAULT '{}';
-- When it was handed to the provider first and last, when it was refused, and when its provider was asked for it.
ALTER TABLE payouts ADD COLUMN first_sent_at timestamptz;
ALTER TABLE payouts ADD COLUMN last_sent_at timestamptz;
ALTER TABLE payouts ADD COLUMN refused_at timestamptz;
ALTER TABLE payouts ADD COLUMN looked_at timestamptz;
ALTER TABLE signal_queue DROP CONSTRAINT signal_queue_kind_check,
  ADD CONSTRAINT signal_queue_kind_check CHECK (
    kind IN ('Address', 'Shipment', 'Chargeback', 'Lock', 'Exclusion', 'Identity', 'SharedIdentity', 'Payout'));
ALTER TABLE case_signals DROP CONSTRAINT case_signals_kind_check,
  ADD CONSTRAINT case_signals_kind_check CHECK (
    kind IN ('SharedAddress', 'ManyAccounts', 'FastShipping', 'Chargeback', 'Dispute', 'SharedExclusion', 'Withdrawal',
      'RisingSpend', 'NightPlay', 'RaiseAfterLoss', 'ReturnedTopUps', 'IdentityCheck', 'SharedIdentity', 'OddPayout'));
