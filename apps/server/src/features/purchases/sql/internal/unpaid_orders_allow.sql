-- Takes a place for a new order with each of its holders: the person, e-mail and IP address whose unpaid orders are
-- counted. Refuses with RATE_LIMITED if all places of one are taken, stating in how many seconds its first order
-- expires. Takes them in order of the holders' names, and waits for concurrent orders that take the same place.
CREATE FUNCTION command.unpaid_orders_allow(
  p_holders command.order_holder[], p_user uuid, p_purchase uuid, p_expires_at timestamptz, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  holder command.order_holder;
  taken unpaid_places;
  is_placed boolean;
BEGIN
  FOR holder IN SELECT * FROM unnest(p_holders) AS each ORDER BY each.name LOOP
    is_placed := false;
    FOR free_place IN 1 .. holder.most LOOP
      -- Tries again if the order that has the place gives it up between the two statements.
      LOOP
        INSERT INTO unpaid_places (holder, place, user_id, purchase_id, expires_at)
        VALUES (holder.name, free_place, p_user, p_purchase, p_expires_at) ON CONFLICT DO NOTHING;
        is_placed := FOUND;
        EXIT WHEN is_placed;
        SELECT * INTO taken FROM unpaid_places p WHERE p.holder = holder.name AND p.place = free_place FOR UPDATE;
        EXIT WHEN FOUND;
      END LOOP;
      IF NOT is_placed AND command.purchase_is_unpaid(taken.user_id, taken.purchase_id) IS FALSE THEN
        UPDATE unpaid_places p SET user_id = p_user, purchase_id = p_purchase, expires_at = p_expires_at
        WHERE p.holder = holder.name AND p.place = free_place;
        is_placed := true;
      END IF;
      EXIT WHEN is_placed;
    END LOOP;
    IF NOT is_placed THEN
      PERFORM command.refuse('RATE_LIMITED', jsonb_build_object('retryAfterSeconds', greatest(1, ceil(extract(epoch FROM
        (SELECT min(p.expires_at) FROM unpaid_places p WHERE p.holder = holder.name) - p_at)))));
    END IF;
  END LOOP;
END $$;
