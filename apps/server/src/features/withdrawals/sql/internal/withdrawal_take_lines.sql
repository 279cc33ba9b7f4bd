-- Takes pieces of a guest's order back. Refuses with STATUS_CONFLICT if the order was not sent, or if more of a line
-- come back than are left: pieces that are refunded, or in another withdrawal, come back once.
CREATE FUNCTION command.withdrawal_take_lines(
  p_found withdrawals, p_pieces command.withdrawn_piece[], p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  owner uuid := p_found.user_id;
  bought jsonb;
BEGIN
  -- Withdrawals of the same order wait here for each other.
  PERFORM command.payment_lock(owner, p_found.purchase_id);
  bought := command.purchase_facts(owner, p_found.purchase_id);
  IF bought ->> 'status' <> 'Shipped' OR EXISTS (
    SELECT FROM (SELECT position, sum(quantity) AS pieces FROM unnest(p_pieces) GROUP BY position) back
    LEFT JOIN jsonb_array_elements(bought -> 'lines') AS line ON (line ->> 'position')::integer = back.position
    WHERE line IS NULL OR back.pieces > (line ->> 'quantity')::integer
      - command.refunded_quantity(owner, (bought ->> 'paymentId')::uuid, back.position)
      - command.withdrawal_goods_owed(owner, p_found.purchase_id, back.position))
  THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  INSERT INTO withdrawal_goods (user_id, withdrawal_id, place, item_id, position, purchase_id, purchase_position,
    quantity, price_cents, condition, is_restocked, received_at)
  SELECT owner, p_found.withdrawal_id, place + (SELECT coalesce(max(g.place), 0) FROM withdrawal_goods g
      WHERE g.user_id = owner AND g.withdrawal_id = p_found.withdrawal_id), (line ->> 'itemId')::uuid, position, p_found.purchase_id, position,
    quantity, (line ->> 'unitPriceCents')::bigint, condition, "isRestocked",
    CASE WHEN condition IS NOT NULL THEN p_at END
  FROM unnest(p_pieces) WITH ORDINALITY AS p (position, "isSent", quantity, condition, "isRestocked", place)
  JOIN jsonb_array_elements(bought -> 'lines') AS line ON (line ->> 'position')::integer = position;
END $$;
