CREATE FUNCTION write_item_words() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM item_words WHERE item_id = NEW.item_id;
  INSERT INTO item_words (item_id, language, folded_name, search_text)
  SELECT NEW.item_id, key, folded, folded
  FROM jsonb_each(NEW.translations), LATERAL fold_words(value ->> 'name') AS folded WHERE folded <> '';
  RETURN NULL;
END $$;
CREATE TRIGGER items_have_words AFTER INSERT ON items FOR EACH ROW
  WHEN (NEW.translations <> '{}') EXECUTE FUNCTION write_item_words();
CREATE TRIGGER items_keep_words AFTER UPDATE ON items FOR EACH ROW
  WHEN (NEW.translations <> OLD.translations) EXECUTE FUNCTION write_item_words();

CREATE FUNCTION write_category_words() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM category_words WHERE category_id = NEW.category_id;
  INSERT INTO category_words (category_id, language, folded_name, search_text)
  SELECT NEW.category_id, key, folded, folded
  FROM jsonb_each(NEW.translations), LATERAL fold_words(value ->> 'name') AS folded WHERE folded <> '';
  RETURN NULL;
END $$;
CREATE TRIGGER categories_have_words AFTER INSERT ON categories FOR EACH ROW
  WHEN (NEW.translations <> '{}') EXECUTE FUNCTION write_category_words();
CREATE TRIGGER categories_keep_words AFTER UPDATE ON categories FOR EACH ROW
  WHEN (NEW.translations <> OLD.translations) EXECUTE FUNCTION write_category_words();

CREATE FUNCTION queue_wish_change() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO wish_changes (item_id) VALUES (CASE TG_OP WHEN 'DELETE' THEN OLD.item_id ELSE NEW.item_id END);
  RETURN NULL;
END $$;
CREATE TRIGGER items_are_wished AFTER UPDATE ON items FOR EACH ROW
  WHEN ((NEW.price_cents, NEW.is_active, NEW.is_sellable) IS DISTINCT FROM
    (OLD.price_cents, OLD.is_active, OLD.is_sellable))
  EXECUTE FUNCTION queue_wish_change();
CREATE TRIGGER stock_is_wished AFTER UPDATE ON item_stock FOR EACH ROW
  WHEN ((NEW.available > 0) <> (OLD.available > 0)) EXECUTE FUNCTION queue_wish_change();
CREATE TRIGGER new_stock_is_wished AFTER INSERT OR DELETE ON item_stock FOR EACH ROW
  EXECUTE FUNCTION queue_wish_change();

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
