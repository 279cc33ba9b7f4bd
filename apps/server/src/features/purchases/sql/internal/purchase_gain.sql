-- Books money of a withdrawn chargeback that comes into the balance as a deposit. Notes its entry in the purchase, from
-- which deposits are summed.
CREATE FUNCTION command.purchase_gain(
  p_user uuid, p_purchase uuid, p_provider text, p_cents bigint, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  entry uuid := gen_random_uuid();
BEGIN
  PERFORM command.ledger_post(p_user, 'gateway:' || p_provider, 'TopUp', ARRAY[ROW(entry, p_cents,
    'Chargeback was withdrawn', p_purchase)::command.posting], p_at);
  UPDATE purchases SET transaction_ids = transaction_ids || entry WHERE user_id = p_user AND purchase_id = p_purchase;
END $$;
