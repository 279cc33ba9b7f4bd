-- Returns all data that a response about a shipment is rendered from. Null if the shipment does not exist. Has each
-- column of the table, with its name in camelCase.
CREATE FUNCTION command.shipment_facts(p_user uuid, p_shipment uuid) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  s shipments;
  lines jsonb;
  events jsonb;
  steps jsonb;
BEGIN
  SELECT * INTO s FROM shipments WHERE user_id = p_user AND shipment_id = p_shipment;
  IF s.user_id IS NULL THEN
    RETURN NULL;
  END IF;
  SELECT jsonb_agg(jsonb_build_object('inventoryItemId', l.inventory_item_id, 'itemId', l.item_id, 'name', l.name,
      'imageUrl', l.image_url, 'marketPriceCents', l.market_price_cents, 'quantity', l.quantity) ORDER BY l.position)
  INTO lines FROM shipment_lines l WHERE l.user_id = p_user AND l.shipment_id = p_shipment;
  SELECT jsonb_agg(jsonb_build_object('status', e.status, 'at', e.created_at, 'actor', e.actor, 'note', e.note)
      ORDER BY e.position)
  INTO events FROM shipment_events e WHERE e.user_id = p_user AND e.shipment_id = p_shipment;
  SELECT coalesce(jsonb_agg(jsonb_build_object('step', c.step, 'at', c.at, 'place', c.place)
      ORDER BY c.at, c.position), '[]')
  INTO steps FROM parcel_events c WHERE c.user_id = p_user AND c.shipment_id = p_shipment;
  RETURN (SELECT jsonb_object_agg(left(name, 1) || substr(replace(initcap(name), '_', ''), 2), value)
      FROM jsonb_each(to_jsonb(s) - 'search_text') AS field (name, value))
    || jsonb_build_object('returnedCents', command.payment_returned(p_user, s.purchase_id), 'lines', lines,
      'events', events, 'carrierSteps', steps);
END $$;
