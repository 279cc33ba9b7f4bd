-- Returns what the cancellation of a person's order or shipment gave back to the balance that paid it, less what other
-- withdrawals of it set off.
CREATE FUNCTION command.withdrawal_cancelled_cents(p_found withdrawals) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
DECLARE
  owner uuid := p_found.user_id;
  bought jsonb := command.purchase_facts(owner, p_found.purchase_id);
  cost bigint := coalesce(bought, command.shipment_facts(owner, p_found.shipment_id)) ->> 'shippingCostCents';
BEGIN
  IF bought ->> 'paymentId' IS NOT NULL THEN
    RETURN 0;
  END IF;
  RETURN greatest(0, cost
    - command.ledger_net(owner, 'house:shipping', coalesce(p_found.purchase_id, p_found.shipment_id))
    + coalesce((SELECT sum((line ->> 'unitPriceCents')::bigint * (line ->> 'quantity')::integer)
      FROM jsonb_array_elements(bought -> 'lines') AS line)
      - command.ledger_net(owner, 'house:items', p_found.purchase_id), 0)
    - (SELECT coalesce(sum(set_off_cents), 0) FROM withdrawals WHERE user_id = owner
      AND purchase_id IS NOT DISTINCT FROM p_found.purchase_id
      AND shipment_id IS NOT DISTINCT FROM p_found.shipment_id));
END $$;
