-- Reductions of prices, and the prices that items had.
ALTER TABLE items ADD COLUMN reduced_cents bigint, ADD COLUMN lowest_cents bigint, ADD COLUMN reduced_until timestamptz,
  ADD COLUMN price_cents bigint NOT NULL GENERATED ALWAYS AS (least(market_price_cents, reduced_cents)) STORED,
  ADD CONSTRAINT items_reduction CHECK (num_nulls(reduced_cents, lowest_cents, reduced_until) IN (0, 3)
    AND reduced_cents > 0 AND reduced_cents < least(lowest_cents, market_price_cents));

CREATE TABLE item_prices (
  item_id uuid NOT NULL,
  sequence bigint GENERATED ALWAYS AS IDENTITY,
  price_cents bigint,
  from_at timestamptz NOT NULL,
  PRIMARY KEY (item_id, sequence)
);
CREATE TRIGGER item_prices_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON item_prices
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- Earlier prices are not known, so nothing can be reduced until these have been asked for 30 days.
INSERT INTO item_prices (item_id, price_cents, from_at)
SELECT item_id, CASE WHEN is_active AND is_sellable THEN price_cents END, clock_timestamp() FROM items;

CREATE TABLE reductions (
  reduction_id uuid PRIMARY KEY,
  category_id uuid,
  percent integer CHECK (percent BETWEEN 1 AND 90),
  price_cents bigint CHECK (price_cents > 0),
  starts_at timestamptz NOT NULL,
  until_at timestamptz NOT NULL,
  begun_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz NOT NULL,
  CHECK (num_nulls(percent, price_cents) = 1),
  CHECK (starts_at < until_at)
);
CREATE INDEX reductions_by_time ON reductions (starts_at, reduction_id);
CREATE INDEX reductions_not_ended ON reductions (starts_at) WHERE ended_at IS NULL;

CREATE TABLE reduction_items (
  reduction_id uuid NOT NULL REFERENCES reductions,
  item_id uuid NOT NULL,
  lowest_cents bigint CHECK (lowest_cents > 0),
  reduced_cents bigint CHECK (reduced_cents > 0 AND reduced_cents < lowest_cents),
  last_sequence bigint,
  PRIMARY KEY (reduction_id, item_id)
);
CREATE INDEX reduction_items_by_item ON reduction_items (item_id);

CREATE FUNCTION note_item_price() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO item_prices (item_id, price_cents, from_at)
  VALUES (NEW.item_id, CASE WHEN NEW.is_active AND NEW.is_sellable THEN NEW.price_cents END,
    CASE TG_OP WHEN 'INSERT' THEN least(NEW.created_at, clock_timestamp()) ELSE clock_timestamp() END);
  RETURN NULL;
END $$;
CREATE TRIGGER items_have_prices AFTER INSERT ON items FOR EACH ROW EXECUTE FUNCTION note_item_price();
CREATE TRIGGER items_keep_prices AFTER UPDATE ON items FOR EACH ROW
  WHEN ((NEW.price_cents, NEW.is_active AND NEW.is_sellable) IS DISTINCT FROM
    (OLD.price_cents, OLD.is_active AND OLD.is_sellable))
  EXECUTE FUNCTION note_item_price();

CREATE FUNCTION forget_reduced_price() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  NEW.reduced_cents := NULL;
  NEW.lowest_cents := NULL;
  NEW.reduced_until := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER items_forget_reduced_prices BEFORE UPDATE ON items FOR EACH ROW
  WHEN (NEW.reduced_cents >= NEW.market_price_cents) EXECUTE FUNCTION forget_reduced_price();

DROP TRIGGER items_are_wished ON items;
CREATE TRIGGER items_are_wished AFTER UPDATE ON items FOR EACH ROW
  WHEN ((NEW.price_cents, NEW.is_active, NEW.is_sellable) IS DISTINCT FROM
    (OLD.price_cents, OLD.is_active, OLD.is_sellable))
  EXECUTE FUNCTION queue_wish_change();
