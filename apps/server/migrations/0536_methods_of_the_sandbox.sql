-- The sandbox gateway takes wallets, bank pages, debits and transfers besides cards.
ALTER TABLE sandbox_gateway.gateway_sessions
  ADD COLUMN method text NOT NULL DEFAULT 'card' CONSTRAINT gateway_sessions_method CHECK (method IN
    ('card', 'applePay', 'googlePay', 'ideal', 'bancontact', 'sepaDebit', 'bankTransfer'));
ALTER TABLE sandbox_gateway.gateway_payments
  ALTER COLUMN card_brand DROP NOT NULL,
  ALTER COLUMN card_last4 DROP NOT NULL,
  DROP CONSTRAINT gateway_payments_step,
  ADD CONSTRAINT gateway_payments_step
    CHECK (next_step IN ('capture', 'decline', 'chargeback', 'expire', 'returnRefunds'));
