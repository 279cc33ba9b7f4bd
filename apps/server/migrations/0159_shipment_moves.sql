-- room: admin
-- Moving many shipments is long work as well. What its rows do is done by whoever started it, who may be somebody else
-- than whoever planned it; null until then.
ALTER TABLE works DROP CONSTRAINT works_kind_check;
ALTER TABLE works ADD CONSTRAINT works_kind_check
  CHECK (kind IN ('ItemImport', 'ItemEdit', 'ItemRevert', 'ShipmentMove'));
ALTER TABLE works ADD COLUMN started_by uuid;
UPDATE works SET started_by = actor_id WHERE started_at IS NOT NULL;
