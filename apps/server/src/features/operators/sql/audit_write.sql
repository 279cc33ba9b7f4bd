-- Writes entries to the audit log. Must run in the transaction of the change that they describe.
CREATE FUNCTION command.audit_write(p_entries command.audit_entry[]) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
  INSERT INTO audit_entries (audit_id, actor_id, action, subject_id, before, after, reason, approved_by, reverts_id,
    part_of, created_at)
  SELECT "auditId", "actorId", action, "subjectId", before, after, reason, "approvedBy", "revertsId", "partOf", at
  FROM unnest(p_entries);
$$;
