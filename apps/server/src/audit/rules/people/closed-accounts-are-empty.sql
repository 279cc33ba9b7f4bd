-- A closed account has no items, no way to sign in, and nothing that says whose it was.
-- in a cluster: copies
SELECT 'account ' || user_id AS subject,
  CASE
    WHEN u.first_name || u.last_name <> '' OR u.phone_number IS NOT NULL OR u.email NOT LIKE '%@closed.invalid'
      THEN 'says whose it was'
    WHEN NOT u.is_locked OR u.password_hash IS NOT NULL THEN 'can be signed in to'
    WHEN 'Admin' = ANY (u.roles) THEN 'is an operator'
    WHEN EXISTS (SELECT FROM sessions s WHERE s.user_id = c.user_id) THEN 'has sessions'
    WHEN EXISTS (SELECT FROM addresses a WHERE a.user_id = c.user_id) THEN 'has addresses'
    WHEN EXISTS (SELECT FROM shipments s WHERE s.user_id = c.user_id AND s.contact_email <> u.email)
      THEN 'has shipments with an e-mail address'
    WHEN EXISTS (SELECT FROM parcel_events e WHERE e.user_id = c.user_id AND e.place IS NOT NULL)
      THEN 'has parcels with places on their way'
    WHEN EXISTS (SELECT FROM purchases o WHERE o.user_id = c.user_id
      AND coalesce(o.billing_address ->> 'lastName', '') || coalesce(o.shipping_address ->> 'lastName', '') <> ''
      AND NOT EXISTS (SELECT FROM invoices i WHERE i.user_id = o.user_id AND i.purchase_id = o.purchase_id)
      AND NOT EXISTS (SELECT FROM invoice_queue q WHERE q.user_id = o.user_id AND q.purchase_id = o.purchase_id))
      THEN 'has orders without an invoice that say whose they are'
    WHEN EXISTS (SELECT FROM withdrawals d WHERE d.user_id = c.user_id AND d.received_at < c.closed_at
      AND d.typed_name || d.typed_email <> '') THEN 'has withdrawals with a name'
    WHEN p.birth_date IS NOT NULL THEN 'has a birth date'
    WHEN EXISTS (SELECT FROM inventory_items i WHERE i.user_id = c.user_id
      AND (i.status = 'InInventory' OR i.status = 'Shipping' AND NOT EXISTS (SELECT FROM shipments s
        WHERE s.user_id = c.user_id AND s.shipment_id = i.shipment_id AND s.status = 'Shipped')))
      THEN 'has items'
  END AS problem
FROM closures c
JOIN users u USING (user_id)
LEFT JOIN protection_states p USING (user_id)
WHERE c.closed_at IS NOT NULL
