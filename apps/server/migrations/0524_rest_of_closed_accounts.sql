-- When it was last tried to send back what a closed account still has, so that the job does not try it every minute.
ALTER TABLE closures ADD COLUMN rest_sequence bigint, ADD COLUMN rest_tried_at timestamptz;
