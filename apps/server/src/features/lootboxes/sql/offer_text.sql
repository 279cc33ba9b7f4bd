-- Writes the text of the offer that a record ended, from the record's row.
CREATE FUNCTION command.offer_text(p_record records) RETURNS text LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  version lootbox_versions;
BEGIN
  SELECT * INTO version FROM lootbox_versions
  WHERE lootbox_id = p_record.lootbox_id AND table_version = p_record.table_version;
  RETURN command.offer_written(p_record, version, command.record_before(p_record));
END $$;
