-- room: admin
-- Whom a change concerns that waits for an approval: none of them decides it.
ALTER TABLE approvals ADD COLUMN people uuid[] NOT NULL DEFAULT '{}';
