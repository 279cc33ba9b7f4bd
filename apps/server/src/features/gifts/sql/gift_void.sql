-- Voids a gift code that nobody has redeemed, within an operator's transaction. An issued one is no longer owed. A
-- bought one is owed to its buyer, who gets a refund of the payment, which is requested again if a refund has failed.
-- - Refuses with NOT_FOUND, VERSION_CONFLICT and STATUS_CONFLICT.
-- - Locks the payment of a bought one, then the code.
CREATE FUNCTION command.gift_void(
  p_gift uuid, p_version integer, p_refund command.operator_refund, p_at timestamptz
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  gift gift_codes;
  is_refunded boolean := false;
BEGIN
  SELECT * INTO gift FROM gift_codes WHERE gift_id = p_gift;
  IF gift.source = 'Bought' AND gift.owed_cents > 0 THEN
    is_refunded := command.refund_whole(gift.giver_id, p_gift, p_refund, p_at);
  END IF;
  SELECT * INTO gift FROM gift_codes WHERE gift_id = p_gift FOR UPDATE;
  IF gift.gift_id IS NULL THEN
    PERFORM command.refuse('NOT_FOUND');
  ELSIF gift.version <> p_version THEN
    PERFORM command.refuse('VERSION_CONFLICT');
  ELSIF gift.source = 'Issued' AND gift.status = 'Live' THEN
    PERFORM command.gift_end(gift, 'Void', p_at);
  ELSIF is_refunded AND gift.owed_cents > 0 THEN
    UPDATE gift_codes SET status = 'Void', ended_at = coalesce(ended_at, p_at), version = version + 1
    WHERE gift_id = p_gift;
  ELSE
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
END $$;
