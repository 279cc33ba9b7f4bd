-- Rows that are only ever added are kept by rights instead of triggers: nobody may change or remove them, not even the
-- owner of the tables. Older releases do neither.
DROP TRIGGER browser_key_lists_append_only ON browser_key_lists;
REVOKE UPDATE, DELETE, TRUNCATE ON browser_key_lists FROM CURRENT_USER;
DROP TRIGGER disputes_append_only ON disputes;
REVOKE UPDATE, DELETE, TRUNCATE ON disputes FROM CURRENT_USER;
DROP TRIGGER invoices_append_only ON invoices;
REVOKE UPDATE, DELETE, TRUNCATE ON invoices FROM CURRENT_USER;
DROP TRIGGER ledger_entries_append_only ON ledger_entries;
REVOKE UPDATE, DELETE, TRUNCATE ON ledger_entries FROM CURRENT_USER;
DROP TRIGGER lost_records_append_only ON lost_records;
REVOKE UPDATE, DELETE, TRUNCATE ON lost_records FROM CURRENT_USER;
DROP TRIGGER openings_append_only ON openings;
REVOKE UPDATE, DELETE, TRUNCATE ON openings FROM CURRENT_USER;
DROP TRIGGER person_notes_append_only ON person_notes;
REVOKE UPDATE, DELETE, TRUNCATE ON person_notes FROM CURRENT_USER;
DROP TRIGGER record_places_append_only ON record_places;
REVOKE UPDATE, DELETE, TRUNCATE ON record_places FROM CURRENT_USER;
DROP TRIGGER records_append_only ON records;
REVOKE UPDATE, DELETE, TRUNCATE ON records FROM CURRENT_USER;
DROP TRIGGER shipment_events_append_only ON shipment_events;
REVOKE UPDATE, DELETE, TRUNCATE ON shipment_events FROM CURRENT_USER;
DROP TRIGGER tracking_links_append_only ON tracking_links;
REVOKE UPDATE, DELETE, TRUNCATE ON tracking_links FROM CURRENT_USER;
