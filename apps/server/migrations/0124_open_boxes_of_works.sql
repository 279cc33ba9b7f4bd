-- room: admin
-- open_box_ids names the open boxes that would get other odds by the rows of a work when it was started. A row runs only
-- if no other open box would: whoever started the work has seen these, and a second person may have approved them.
ALTER TABLE works ADD COLUMN open_box_ids uuid[] NOT NULL DEFAULT '{}';
