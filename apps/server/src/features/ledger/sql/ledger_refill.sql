-- Moves money that came back from a provider into an account of the house, if there is any.
CREATE FUNCTION command.ledger_refill(
  p_user uuid, p_from text, p_to text, p_amount_cents bigint, p_related uuid, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF p_amount_cents > 0 THEN
    PERFORM command.ledger_transfer(p_user, gen_random_uuid(), p_from, p_to, p_amount_cents, p_related, p_at);
  END IF;
END $$;
