-- Returns all data that a response about a shipment is rendered from. Null if the shipment does not exist.
CREATE FUNCTION command.shipment_facts(p_user uuid, p_shipment uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('userId', s.user_id, 'shipmentId', s.shipment_id, 'number', s.number,
    'purchaseId', s.purchase_id, 'status', s.status, 'shippingMethod', s.shipping_method,
    'shippingCostCents', s.shipping_cost_cents, 'shippingAddress', s.shipping_address, 'carrier', s.carrier,
    'trackingNumber', s.tracking_number, 'cancelReason', s.cancel_reason, 'createdAt', s.created_at,
    'updatedAt', s.updated_at, 'deliveredAt', s.delivered_at, 'version', s.version,
    'contactEmail', s.contact_email, 'contactLanguage', s.contact_language,
    'returnedCents', command.payment_returned(s.user_id, s.purchase_id),
    'lines', (SELECT jsonb_agg(jsonb_build_object('inventoryItemId', l.inventory_item_id, 'itemId', l.item_id,
        'name', l.name, 'imageUrl', l.image_url, 'marketPriceCents', l.market_price_cents, 'quantity', l.quantity)
        ORDER BY l.position)
      FROM shipment_lines l WHERE l.user_id = s.user_id AND l.shipment_id = s.shipment_id),
    'events', (SELECT jsonb_agg(jsonb_build_object('status', e.status, 'at', e.created_at, 'actor', e.actor,
        'note', e.note) ORDER BY e.position)
      FROM shipment_events e WHERE e.user_id = s.user_id AND e.shipment_id = s.shipment_id))
  FROM shipments s WHERE s.user_id = p_user AND s.shipment_id = p_shipment;
$$;
