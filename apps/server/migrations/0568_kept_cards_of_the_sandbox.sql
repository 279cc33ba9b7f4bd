-- The sandbox gateway keeps cards for the merchant's customers.
ALTER TABLE sandbox_gateway.gateway_sessions ADD COLUMN customer_id text;
ALTER TABLE sandbox_gateway.gateway_payments
  ADD COLUMN card_expires text CONSTRAINT gateway_payments_expires CHECK (card_expires ~ '^\d{4}-\d\d$'),
  ADD COLUMN keeper_id text;
CREATE INDEX gateway_payments_kept ON sandbox_gateway.gateway_payments (keeper_id) WHERE keeper_id IS NOT NULL;
