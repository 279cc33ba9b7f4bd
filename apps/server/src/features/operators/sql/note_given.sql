-- Records an amount that an operator gives without a second person. Returns the higher of two sums in cents: what the
-- operator gave alone, and what operators alone gave the recipient, in the last 24 hours, of these kinds, with this
-- amount. Locks the table until the transaction ends, so concurrent calls count each other.
CREATE FUNCTION command.note_given(
  p_operator uuid, p_recipient uuid, p_kind text, p_kinds text[], p_amount_cents bigint, p_at timestamptz
) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  since timestamptz := p_at - interval '24 hours';
BEGIN
  LOCK TABLE given_alone IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM given_alone WHERE operator_id = p_operator AND given_at <= since;
  INSERT INTO given_alone (given_id, operator_id, recipient_id, kind, amount_cents, given_at)
  VALUES (gen_random_uuid(), p_operator, p_recipient, p_kind, p_amount_cents, p_at);
  RETURN greatest(
    (SELECT sum(amount_cents) FROM given_alone
     WHERE operator_id = p_operator AND given_at > since AND kind = ANY (p_kinds)),
    (SELECT sum(amount_cents) FROM given_alone
     WHERE recipient_id = p_recipient AND given_at > since AND kind = ANY (p_kinds)));
END $$;
