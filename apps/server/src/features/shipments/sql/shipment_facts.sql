-- Returns all data that a response about a shipment is rendered from. Null if the shipment does not exist. Has each
-- column of the table, with its name in camelCase.
CREATE FUNCTION command.shipment_facts(p_user uuid, p_shipment uuid) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT (SELECT jsonb_object_agg(left(name, 1) || substr(replace(initcap(name), '_', ''), 2), value)
        FROM jsonb_each(to_jsonb(s) - 'search_text') AS field (name, value))
      || jsonb_build_object('returnedCents', command.payment_returned(s.user_id, s.purchase_id),
      'lines', (SELECT jsonb_agg(jsonb_build_object('inventoryItemId', l.inventory_item_id, 'itemId', l.item_id,
          'name', l.name, 'imageUrl', l.image_url, 'marketPriceCents', l.market_price_cents, 'quantity', l.quantity)
          ORDER BY l.position)
        FROM shipment_lines l WHERE l.user_id = s.user_id AND l.shipment_id = s.shipment_id),
      'events', (SELECT jsonb_agg(jsonb_build_object('status', e.status, 'at', e.created_at, 'actor', e.actor,
          'note', e.note) ORDER BY e.position)
        FROM shipment_events e WHERE e.user_id = s.user_id AND e.shipment_id = s.shipment_id))
    FROM shipments s WHERE s.user_id = p_user AND s.shipment_id = p_shipment);
END $$;
