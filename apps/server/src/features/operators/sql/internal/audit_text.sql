-- Writes the text whose hash becomes the entry's link in the audit log's chain; docs/audit.md describes its lines.
-- concat_ws omits the last line if the entry is not part of another one.
CREATE FUNCTION command.audit_text(p_entry audit_entries, p_sequence bigint, p_hash_before bytea) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT concat_ws(E'\n', 'trove/audit/v1', p_sequence, encode(p_hash_before, 'hex'), p_entry.audit_id,
    command.iso_time(p_entry.created_at), p_entry.actor_id, p_entry.action, p_entry.subject_id,
    coalesce(p_entry.approved_by::text, ''), coalesce(p_entry.reverts_id::text, ''),
    command.audit_digest(p_entry.reason), command.audit_digest(p_entry.before::text),
    command.audit_digest(p_entry.after::text), p_entry.part_of);
$$;
