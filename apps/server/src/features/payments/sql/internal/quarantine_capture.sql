-- Books a capture that matches no payment as money that waits for an operator, once per payment of the provider.
-- valueCents of the evidence is its worth in euros, null for a currency that the shop does not know.
CREATE FUNCTION command.quarantine_capture(
  p_user uuid, p_payment uuid, p_evidence jsonb, p_entry uuid, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  provider text := p_evidence ->> 'provider';
  value_cents bigint := (p_evidence ->> 'valueCents')::bigint;
BEGIN
  INSERT INTO quarantined_captures (provider, provider_payment_id, user_id, payment_id, evidence, created_at)
  VALUES (provider, p_evidence ->> 'providerPaymentId', p_user, p_payment, p_evidence, p_at)
  ON CONFLICT DO NOTHING;
  IF FOUND AND value_cents > 0 THEN
    PERFORM command.ledger_transfer(p_user, p_entry, 'gateway:' || provider, 'house:quarantine', value_cents,
      p_payment, p_at);
  END IF;
END $$;
