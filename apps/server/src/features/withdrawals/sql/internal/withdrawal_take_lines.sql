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
  IF bought ->> 'status' <> 'Shipped' OR (SELECT count(DISTINCT position) < count(*) FROM unnest(p_pieces))
    OR EXISTS (SELECT FROM unnest(p_pieces) AS p
      LEFT JOIN jsonb_array_elements(bought -> 'lines') AS line ON (line ->> 'position')::integer = p.position
      WHERE line IS NULL OR p.quantity IS NULL OR p.quantity <= 0 OR p.quantity > (line ->> 'quantity')::integer
        - command.refunded_quantity(owner, (bought ->> 'paymentId')::uuid, p.position)
        - command.withdrawal_goods_owed(owner, p_found.purchase_id, p.position))
  THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  INSERT INTO withdrawal_goods (user_id, withdrawal_id, place, item_id, purchase_id, position, quantity, price_cents,
    condition, is_restocked, received_at)
  SELECT owner, p_found.withdrawal_id, row_number() OVER (ORDER BY p.position), (line ->> 'itemId')::uuid,
    p_found.purchase_id, p.position, p.quantity, (line ->> 'unitPriceCents')::bigint, p.condition, p."isRestocked",
    CASE WHEN p.condition IS NOT NULL THEN p_at END
  FROM unnest(p_pieces) AS p
  JOIN jsonb_array_elements(bought -> 'lines') AS line ON (line ->> 'position')::integer = p.position;
END $$;
