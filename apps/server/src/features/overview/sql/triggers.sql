-- Each statement that changes inventories inserts the differences as new rows, in its own transaction. So no change is
-- missed, and people don't wait for each other's row locks.
CREATE FUNCTION note_holdings_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO holding_changes
  SELECT date_trunc('hour', created_at, 'UTC'), count(*), sum(market_price_cents), sum(sell_price_cents)
  FROM added WHERE status = 'InInventory' GROUP BY 1;
  RETURN NULL;
END $$;

CREATE FUNCTION note_holdings_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO holding_changes
  SELECT date_trunc('hour', a.updated_at, 'UTC'), sum(step.pieces), sum(step.pieces * step.market_price_cents),
    sum(step.pieces * step.sell_price_cents)
  FROM removed r JOIN added a USING (user_id, inventory_item_id), LATERAL (VALUES
    (-1, r.status, r.market_price_cents, r.sell_price_cents),
    (1, a.status, a.market_price_cents, a.sell_price_cents)) AS step (pieces, status, market_price_cents, sell_price_cents)
  WHERE step.status = 'InInventory' GROUP BY 1
  HAVING sum(step.pieces) <> 0 OR sum(step.pieces * step.market_price_cents) <> 0
    OR sum(step.pieces * step.sell_price_cents) <> 0;
  RETURN NULL;
END $$;

CREATE FUNCTION note_holdings_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO holding_changes
  SELECT date_trunc('hour', now(), 'UTC'), -count(*), -sum(market_price_cents), -sum(sell_price_cents)
  FROM removed WHERE status = 'InInventory' HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE TRIGGER holdings_added AFTER INSERT ON inventory_items REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_holdings_added();
CREATE TRIGGER holdings_changed AFTER UPDATE ON inventory_items REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_holdings_changed();
CREATE TRIGGER holdings_removed AFTER DELETE ON inventory_items REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION note_holdings_removed();
