-- Books money of a top-up that the provider gave back to its payer. p_held_cents of it was taken from the wallet when
-- the refund was requested. The rest is taken now.
CREATE FUNCTION command.top_up_reverse(
  p_user uuid, p_settled command.settlement, p_reason text, p_cents bigint, p_held_cents bigint,
  p_entries command.reversal_entries, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF p_held_cents > 0 THEN
    PERFORM command.ledger_transfer(p_user, p_entries."heldEntryId", 'house:refunds',
      'gateway:' || p_settled.provider, p_held_cents, p_settled.subject_id, p_at);
  END IF;
  IF p_cents > p_held_cents OR p_cents > 0 AND p_reason = 'Chargeback' THEN
    PERFORM command.reverse_payment(p_user, p_settled.provider, p_reason, p_cents - p_held_cents, 'a top-up',
      p_settled.subject_id, p_entries, p_at);
  END IF;
END $$;
