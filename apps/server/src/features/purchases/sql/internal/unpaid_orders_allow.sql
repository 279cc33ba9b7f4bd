-- Checks the holders of a new order: the person, e-mail and IP address whose unpaid orders are counted. Refuses with
-- RATE_LIMITED if one has the maximum, stating in how many seconds their first order expires. Locks the holders in
-- order of name until the transaction ends, so that concurrent orders count each other.
CREATE FUNCTION command.unpaid_orders_allow(p_holders command.order_holder[], p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  holder command.order_holder;
  held bigint;
  first_end timestamptz;
BEGIN
  FOR holder IN SELECT * FROM unnest(p_holders) AS each ORDER BY each.name LOOP
    PERFORM pg_advisory_xact_lock(hashtextextended(holder.name, 0));
    SELECT count(*), min(expires_at) INTO held, first_end FROM unpaid_orders o
    WHERE holders @> ARRAY[holder.name] AND command.purchase_is_unpaid(o.user_id, o.purchase_id);
    IF held >= holder.most THEN
      PERFORM command.refuse('RATE_LIMITED', jsonb_build_object(
        'retryAfterSeconds', greatest(1, ceil(extract(epoch FROM first_end - p_at)))));
    END IF;
  END LOOP;
END $$;
