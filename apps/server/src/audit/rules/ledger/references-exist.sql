-- Every ledger row names a cause that exists and belongs to the same person.
-- in a cluster: copies
SELECT 'ledger row ' || e.entry_id AS subject,
  CASE WHEN NOT CASE
    WHEN from_account = 'house:boxes' AND transaction_type = 'ItemPurchase' THEN EXISTS (SELECT FROM openings o
      WHERE o.user_id = e.user_id AND o.transaction_id = e.related_id)
    WHEN transaction_type = 'BoxOpening' THEN EXISTS (SELECT FROM openings o
      WHERE o.user_id = e.user_id AND o.transaction_id = e.entry_id AND o.opening_id = e.related_id)
    WHEN transaction_type = 'Sale' THEN EXISTS (SELECT FROM inventory_items i
      WHERE i.user_id = e.user_id AND i.inventory_item_id = e.related_id)
    WHEN transaction_type = 'ItemPurchase' THEN EXISTS (SELECT FROM purchases p
      WHERE p.user_id = e.user_id AND p.purchase_id = e.related_id)
    WHEN transaction_type = 'Shipping' THEN EXISTS (SELECT FROM purchases p
      WHERE p.user_id = e.user_id AND p.purchase_id = e.related_id) OR EXISTS (SELECT FROM shipments s
      WHERE s.user_id = e.user_id AND s.shipment_id = e.related_id)
    WHEN 'house:payouts' IN (from_account, to_account) THEN EXISTS (SELECT FROM payouts o
      WHERE o.user_id = e.user_id AND o.payout_id = e.related_id)
    WHEN EXISTS (SELECT FROM quarantined_captures q WHERE q.capture_id = e.related_id) THEN true
    WHEN to_account = 'house:quarantine' THEN e.related_id IS NULL OR EXISTS (SELECT FROM payments p
      WHERE p.user_id = e.user_id AND p.payment_id = e.related_id)
    WHEN from_account IN ('house:quarantine', 'house:refunds') OR to_account = 'house:refunds'
      OR from_account LIKE 'gateway:%' OR to_account LIKE 'gateway:%' THEN EXISTS (SELECT FROM payments p
      WHERE p.user_id = e.user_id AND p.subject_id = coalesce(e.related_id, e.entry_id))
    ELSE true END
  THEN format('%s names %s, which is not there', coalesce(transaction_type, 'a payment'), coalesce(e.related_id, e.entry_id))
  END AS problem
FROM ledger_entries e
