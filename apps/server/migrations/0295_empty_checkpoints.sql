-- A new log has a checkpoint of the empty tree, so that others can follow it from the start.
ALTER TABLE logs DROP CONSTRAINT logs_check2;
ALTER TABLE logs ADD CONSTRAINT logs_check2 CHECK (checkpoint IS NOT NULL OR checkpoint_size = 0);
