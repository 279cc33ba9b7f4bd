-- Adds up to p_most waiting entries to the audit log's chain, oldest first. Returns the number of entries added.
-- Concurrent calls run one after the other.
CREATE FUNCTION command.audit_chain(p_most integer, p_at timestamptz) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  entry audit_entries;
  last_sequence bigint;
  last_hash bytea;
  chained integer := 0;
BEGIN
  LOCK TABLE audit_links IN SHARE ROW EXCLUSIVE MODE;
  SELECT sequence, hash INTO last_sequence, last_hash FROM audit_links ORDER BY sequence DESC LIMIT 1;
  last_sequence := coalesce(last_sequence, 0);
  last_hash := coalesce(last_hash, sha256(''));
  FOR entry IN
    SELECT e.* FROM audit_queue JOIN audit_entries e USING (audit_id) ORDER BY created_at, audit_id LIMIT p_most
  LOOP
    last_sequence := last_sequence + 1;
    last_hash := sha256(convert_to(command.audit_text(entry, last_sequence, last_hash), 'UTF8'));
    INSERT INTO audit_links (sequence, audit_id, hash, chained_at)
    VALUES (last_sequence, entry.audit_id, last_hash, p_at);
    DELETE FROM audit_queue WHERE audit_id = entry.audit_id;
    chained := chained + 1;
  END LOOP;
  RETURN chained;
END $$;
