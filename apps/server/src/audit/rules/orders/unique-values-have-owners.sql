-- Numbers of orders, shipments and documents, passkeys and captures belong to their people, as unique values.
-- in a cluster: copies
SELECT 'order ' || o.number AS subject, CASE WHEN n.number IS NULL THEN 'does not own its number' END AS problem
FROM purchases o LEFT JOIN order_numbers n
  ON n.number = o.number AND n.user_id = o.user_id AND n.purchase_id = o.purchase_id
UNION ALL
SELECT 'shipment ' || s.number, CASE WHEN n.number IS NULL THEN 'does not own its number' END
FROM shipments s LEFT JOIN shipment_numbers n
  ON n.number = s.number AND n.user_id = s.user_id AND n.shipment_id = s.shipment_id
UNION ALL
SELECT i.kind || ' ' || i.number, CASE WHEN n.number IS NULL THEN 'does not own its number' END
FROM invoices i LEFT JOIN invoice_owners n
  ON n.kind = i.kind AND n.number = i.number AND n.user_id = i.user_id AND n.purchase_id = i.purchase_id
UNION ALL
SELECT 'passkey ' || p.passkey_id, CASE WHEN o.user_id IS NULL THEN 'does not belong to its person' END
FROM passkeys p LEFT JOIN passkey_owners o ON o.credential_id = p.credential_id AND o.user_id = p.user_id
UNION ALL
SELECT 'payment ' || p.payment_id, CASE WHEN c.user_id IS NULL THEN 'does not own the capture that paid it' END
FROM payments p LEFT JOIN paid_captures c
  ON c.provider = p.provider AND c.provider_payment_id = p.provider_payment_id AND c.user_id = p.user_id
    AND c.payment_id = p.payment_id
WHERE p.status = 'Success'
