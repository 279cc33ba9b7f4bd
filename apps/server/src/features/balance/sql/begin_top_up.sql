-- Begins a top-up: checks the session, takes the key and writes the pending payment. A repeated request finds the
-- payment that the first one began. p_payment is null where the billing address does not exist. Answers the payment's id.
CREATE FUNCTION command.begin_top_up(
  p_user uuid, p_session uuid, p_key uuid, p_request_hash bytea, p_at timestamptz, p_payment jsonb
) RETURNS uuid LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  facts jsonb;
BEGIN
  PERFORM command.require_session(p_user, p_session, p_at);
  facts := command.idempotency_take(p_user, p_user, p_key, p_request_hash, p_at);
  IF facts IS NOT NULL THEN
    RETURN (facts ->> 'paymentId')::uuid;
  END IF;
  RETURN command.begin_payment(p_user, p_key, p_payment, p_at);
END $$;
