-- Cards that providers keep for people, the payments that kept one, and when password or e-mail address were replaced.
ALTER TABLE users ADD COLUMN credentials_at timestamptz;
ALTER TABLE payments ADD COLUMN means_kept_at timestamptz;
-- The customer of a person at a provider that keeps cards. All else that the provider has is asked when it is needed.
CREATE TABLE payment_customers (
  user_id uuid NOT NULL,
  provider text NOT NULL,
  -- The key of the request that makes the customer, so that two requests at once make one.
  customer_key uuid NOT NULL,
  -- The provider's id; null until it is known.
  customer_id text,
  created_at timestamptz NOT NULL,
  -- When a job asks the provider to forget the customer; null while the account is open.
  next_forget_at timestamptz,
  PRIMARY KEY (user_id, provider)
);
CREATE INDEX payment_customers_to_forget ON payment_customers (next_forget_at) WHERE next_forget_at IS NOT NULL;
