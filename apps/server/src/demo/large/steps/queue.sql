-- Queues the batch's records for the public log.
INSERT INTO record_queue (user_id, nonce) SELECT user_id, nonce FROM unsigned
