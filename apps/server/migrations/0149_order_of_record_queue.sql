-- room: public-log
-- After an outage of the log millions of records may wait: each batch takes the first without a look at the others.
CREATE INDEX record_queue_in_order ON record_queue (queued_at);
