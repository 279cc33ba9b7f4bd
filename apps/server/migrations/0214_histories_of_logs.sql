-- The histories of the logs are public. Both begin with what is published already.
ALTER TABLE log_checkpoints ADD COLUMN entry bigint CONSTRAINT log_checkpoints_entry_check CHECK (entry >= 0);
ALTER TABLE log_checkpoints ADD COLUMN kept_at timestamptz;
ALTER TABLE log_checkpoints DISABLE TRIGGER log_checkpoints_append_only;
UPDATE log_checkpoints AS c SET entry = o.entry, kept_at = 'epoch'
FROM (SELECT log, size, row_number() OVER (PARTITION BY log ORDER BY size) - 1 AS entry FROM log_checkpoints) AS o
WHERE c.log = o.log AND c.size = o.size;
ALTER TABLE log_checkpoints ENABLE TRIGGER log_checkpoints_append_only;
ALTER TABLE log_checkpoints ALTER COLUMN entry SET NOT NULL;
ALTER TABLE log_checkpoints ALTER COLUMN kept_at SET NOT NULL;
ALTER TABLE log_checkpoints DROP CONSTRAINT log_checkpoints_pkey;
ALTER TABLE log_checkpoints ADD CONSTRAINT log_checkpoints_pkey PRIMARY KEY (log, entry);
CREATE UNIQUE INDEX log_checkpoints_by_size ON log_checkpoints (log, size, entry);
INSERT INTO log_checkpoints (log, size, note, entry, kept_at)
SELECT name, checkpoint_size, checkpoint, 0, 'epoch' FROM logs WHERE name = 'records' AND checkpoint IS NOT NULL;
