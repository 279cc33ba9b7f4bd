-- Which payment a capture has paid is in a table of its own, by the capture. The trigger adds what the release before
-- books; a migration in the folder `later` drops it.
CREATE TABLE paid_captures (
  provider text NOT NULL,
  provider_payment_id text NOT NULL,
  user_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  PRIMARY KEY (provider, provider_payment_id)
);
CREATE FUNCTION keep_paid_capture() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO paid_captures (provider, provider_payment_id, user_id, payment_id)
  VALUES (NEW.provider, NEW.provider_payment_id, NEW.user_id, NEW.payment_id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER captures_have_owners AFTER UPDATE OF status ON payments FOR EACH ROW
  WHEN (NEW.status = 'Success' AND OLD.status <> 'Success') EXECUTE FUNCTION keep_paid_capture();
INSERT INTO paid_captures (provider, provider_payment_id, user_id, payment_id)
SELECT provider, provider_payment_id, user_id, payment_id FROM payments
WHERE status = 'Success' AND provider_payment_id IS NOT NULL;
REVOKE UPDATE, DELETE, TRUNCATE ON paid_captures FROM CURRENT_USER;
