-- room: lootboxes
-- All drops of a version are inserted by one statement and share out its 1,000,000 tickets, so none can be added later.
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
