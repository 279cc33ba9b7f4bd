-- Takes what the house bears of a person's charged back top-ups from the wallet, the oldest first, and at most
-- p_most_cents. Returns the sum. The caller has locked the wallet, which has that much.
CREATE FUNCTION command.top_ups_set_off(p_user uuid, p_most_cents bigint, p_at timestamptz) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  top_up uuid;
  part bigint;
  rest bigint := p_most_cents;
BEGIN
  FOR top_up IN SELECT subject_id FROM payments
    WHERE user_id = p_user AND purpose = 'TopUp' AND charged_back_paid_cents > 0 ORDER BY created_at, payment_id
  LOOP
    part := least(rest, -command.ledger_net(p_user, 'house:chargebacks', top_up));
    IF part > 0 THEN
      PERFORM command.ledger_post(p_user, 'house:chargebacks', 'TopUp', ARRAY[ROW(gen_random_uuid(), -part,
        'Chargeback of a top-up', top_up)::command.posting], p_at);
      rest := rest - part;
    END IF;
  END LOOP;
  RETURN p_most_cents - rest;
END $$;
