-- Every inventory item is of an item that the catalogue has.
SELECT 'inventory item ' || i.inventory_item_id AS subject,
  CASE WHEN c.item_id IS NULL THEN format('is of item %s, which is not there', i.item_id) END AS problem
FROM inventory_items i LEFT JOIN items c USING (item_id)
