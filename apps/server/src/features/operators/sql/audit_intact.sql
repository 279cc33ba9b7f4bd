-- Returns true if an entry of the audit log still waits for the chain, or if it is in the chain and its link has the
-- entry's hash. False if the entry or its link was changed.
CREATE FUNCTION command.audit_intact(p_audit uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN l.audit_id IS NULL THEN EXISTS (SELECT FROM audit_queue q WHERE q.audit_id = e.audit_id)
    ELSE l.hash = sha256(convert_to(command.audit_text(e, l.sequence, coalesce(b.hash, sha256(''))), 'UTF8'))
  END
  FROM audit_entries e LEFT JOIN audit_links l USING (audit_id) LEFT JOIN audit_links b ON b.sequence = l.sequence - 1
  WHERE e.audit_id = p_audit;
$$;
