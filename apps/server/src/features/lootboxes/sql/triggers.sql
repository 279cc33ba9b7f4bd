-- Checks after each statement that the tickets of a version's drops sum to 1,000,000. So one statement must insert all
-- drops of a version, and none can be added later.
CREATE FUNCTION require_all_tickets() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (
    SELECT FROM lootbox_drops JOIN (SELECT DISTINCT lootbox_id, table_version FROM added) AS versions
      USING (lootbox_id, table_version)
    GROUP BY lootbox_id, table_version
    HAVING sum(tickets) <> 1000000
  ) THEN
    RAISE EXCEPTION USING ERRCODE = 'check_violation', MESSAGE = 'the drops of a box share out 1,000,000 tickets';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER lootbox_drops_complete AFTER INSERT ON lootbox_drops REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION require_all_tickets();

CREATE FUNCTION write_lootbox_words() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM lootbox_words WHERE lootbox_id = NEW.lootbox_id;
  INSERT INTO lootbox_words (lootbox_id, language, folded_name, search_text)
  SELECT NEW.lootbox_id, key, folded_name, trim(folded_name || ' ' || folded_description)
  FROM jsonb_each(NEW.translations),
    LATERAL (SELECT fold_words(coalesce(value ->> 'name', '')) AS folded_name,
      fold_words(coalesce(value ->> 'description', '')) AS folded_description) AS folded
  WHERE folded_name || folded_description <> '';
  RETURN NULL;
END $$;
CREATE TRIGGER lootboxes_have_words AFTER INSERT ON lootboxes FOR EACH ROW
  WHEN (NEW.translations <> '{}') EXECUTE FUNCTION write_lootbox_words();
CREATE TRIGGER lootboxes_keep_words AFTER UPDATE ON lootboxes FOR EACH ROW
  WHEN (NEW.translations <> OLD.translations) EXECUTE FUNCTION write_lootbox_words();
