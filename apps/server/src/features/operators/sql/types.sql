-- An entry of the audit log. before and after are null where nothing existed; approvedBy is who approved it, revertsId
-- the entry that it takes back, partOf the one that it is a line of.
CREATE TYPE command.audit_entry AS (
  "auditId" uuid, "actorId" uuid, action text, "subjectId" uuid, before jsonb, after jsonb, reason text,
  "approvedBy" uuid, "revertsId" uuid, "partOf" uuid, at timestamptz
);
COMMENT ON COLUMN command.audit_entry.before IS 'or null';
COMMENT ON COLUMN command.audit_entry.after IS 'or null';
COMMENT ON COLUMN command.audit_entry.reason IS 'or null';
COMMENT ON COLUMN command.audit_entry."approvedBy" IS 'or null';
COMMENT ON COLUMN command.audit_entry."revertsId" IS 'or null';
COMMENT ON COLUMN command.audit_entry."partOf" IS 'or null';
