-- An entry of the audit log. before and after are null if nothing existed then. approvedBy is the operator who approved
-- the action, revertsId the entry that it reverts, partOf the entry that this one is a line of.
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
