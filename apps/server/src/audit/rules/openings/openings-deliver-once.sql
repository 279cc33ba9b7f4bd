-- Every opening created the inventory item that it drew, and every won inventory item belongs to an opening.
SELECT 'inventory item ' || inventory_item_id AS subject,
  CASE
    WHEN i.item_id IS NULL THEN 'was drawn and is not there'
    WHEN o.opening_id IS NULL THEN 'is there and was not drawn'
    WHEN (i.item_id, i.transaction_id) IS DISTINCT FROM (o.item_id, o.transaction_id) THEN 'is not what was drawn'
  END AS problem
FROM openings o
FULL JOIN (SELECT user_id, inventory_item_id, item_id, transaction_id
  FROM inventory_items WHERE source = 'LootBox') i USING (user_id, inventory_item_id)
