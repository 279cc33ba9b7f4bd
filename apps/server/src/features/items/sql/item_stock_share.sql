-- Refuses with OUT_OF_STOCK if unpaid orders hold more than half of an item's stock, and more than ten pieces, the
-- maximum of one order. p_lines is what the new order has just reserved. p_held is what all unpaid orders hold,
-- including the new one. The refusal states how many pieces the new order could have.
CREATE FUNCTION command.item_stock_share(p_lines command.item_quantity[], p_held command.item_quantity[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  short jsonb;
BEGIN
  SELECT jsonb_agg(jsonb_build_object('itemId', item_id, 'available', greatest(0, share - held + reserved))
    ORDER BY item_id) INTO short
  FROM (
    SELECT item_id, held.quantity AS held, own.quantity AS reserved,
      greatest(10, (available + held.quantity + 1) / 2) AS share
    FROM item_stock
    JOIN command.item_quantities(p_lines) AS own USING (item_id)
    JOIN command.item_quantities(p_held) AS held USING (item_id)) shares
  WHERE held > share;
  IF short IS NOT NULL THEN
    PERFORM command.refuse('OUT_OF_STOCK', jsonb_build_object('items', short));
  END IF;
END $$;
