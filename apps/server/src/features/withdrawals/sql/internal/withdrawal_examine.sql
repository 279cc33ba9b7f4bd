-- Notes the condition of pieces that were posted and are here now. Others may come later. A row of several pieces is
-- parted if only some are here. Returns the pieces that are here beyond those on their way.
CREATE FUNCTION command.withdrawal_examine(
  p_found withdrawals, p_pieces command.withdrawn_piece[], p_at timestamptz
) RETURNS command.withdrawn_piece[] LANGUAGE plpgsql AS $$
DECLARE
  rest command.withdrawn_piece[] := '{}';
  piece command.withdrawn_piece;
  posted withdrawal_goods;
  missing integer;
BEGIN
  FOREACH piece IN ARRAY p_pieces LOOP
    missing := piece.quantity;
    FOR posted IN SELECT * FROM withdrawal_goods
      WHERE user_id = p_found.user_id AND withdrawal_id = p_found.withdrawal_id AND position = piece.position
        AND condition IS NULL ORDER BY place
    LOOP
      EXIT WHEN missing = 0;
      IF posted.quantity > missing THEN
        INSERT INTO withdrawal_goods (user_id, withdrawal_id, place, item_id, position, purchase_id,
          purchase_position, quantity, price_cents)
        SELECT user_id, withdrawal_id, max(place) + 1, posted.item_id, posted.position, posted.purchase_id,
          posted.purchase_position, posted.quantity - missing, posted.price_cents
        FROM withdrawal_goods WHERE user_id = p_found.user_id AND withdrawal_id = p_found.withdrawal_id
        GROUP BY user_id, withdrawal_id;
      END IF;
      UPDATE withdrawal_goods SET quantity = least(quantity, missing), condition = piece.condition,
        is_restocked = piece."isRestocked", received_at = p_at
      WHERE user_id = p_found.user_id AND withdrawal_id = p_found.withdrawal_id AND place = posted.place;
      missing := missing - least(posted.quantity, missing);
    END LOOP;
    IF missing > 0 THEN
      piece.quantity := missing;
      rest := rest || piece;
    END IF;
  END LOOP;
  RETURN rest;
END $$;
