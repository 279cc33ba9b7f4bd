-- room: admin
-- The entry that an entry is a line of, where one act of an operator wrote many: each row of bulk work names the entry
-- of its start. Lists show that entry alone and count its lines.
ALTER TABLE audit_entries ADD COLUMN part_of uuid;
CREATE INDEX audit_entries_by_part ON audit_entries (part_of, created_at DESC, audit_id DESC) WHERE part_of IS NOT NULL;
CREATE INDEX audit_entries_whole ON audit_entries (created_at DESC, audit_id DESC) WHERE part_of IS NULL;
DROP INDEX audit_entries_by_time;
-- The entry of the work's last start; null until then, and for work that an earlier release started.
ALTER TABLE works ADD COLUMN started_in uuid;
