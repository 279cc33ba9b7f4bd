-- Random ids and tokens are unique by how they are made, so an index over all people need not say it.
ALTER TABLE disputes DROP CONSTRAINT disputes_dispute_id_key;
CREATE INDEX disputes_by_id ON disputes (dispute_id);
ALTER TABLE shared_openings DROP CONSTRAINT shared_openings_token_key;
CREATE INDEX shared_openings_by_token ON shared_openings (token);
ALTER TABLE tracking_links DROP CONSTRAINT tracking_links_token_hash_key;
CREATE INDEX tracking_links_by_token ON tracking_links (token_hash);
ALTER TABLE quarantined_captures DROP CONSTRAINT quarantined_captures_capture_id_key;
CREATE INDEX quarantined_captures_by_id ON quarantined_captures (capture_id);
ALTER TABLE signal_queue DROP CONSTRAINT signal_queue_pkey, ADD PRIMARY KEY (user_id, place);
CREATE INDEX signal_queue_in_order ON signal_queue (place);
-- Nobody may delete an item, so no row can lose it. The reference locked a row of the catalogue for each won item.
ALTER TABLE inventory_items DROP CONSTRAINT inventory_items_item_id_fkey;
ALTER TABLE wishes DROP CONSTRAINT wishes_item_id_fkey;
