-- Payouts of winnings to cards, and payouts that their person takes back.
ALTER TABLE payees ADD COLUMN kind text NOT NULL DEFAULT 'Account'
  CONSTRAINT payees_kind CHECK (kind IN ('Account', 'Card'));
ALTER TABLE payees ADD COLUMN provider text;
ALTER TABLE payees ADD CONSTRAINT payees_provider CHECK ((kind = 'Card') = (provider IS NOT NULL));
ALTER TABLE payouts DROP CONSTRAINT payouts_status_check;
ALTER TABLE payouts ADD CONSTRAINT payouts_status CHECK (status IN
  ('Requested', 'Held', 'Approved', 'Sent', 'Paid', 'Returned', 'Refused', 'Cancelled'));
CREATE INDEX payouts_with_provider ON payouts (provider, created_at) WHERE status IN ('Sent', 'Paid');
