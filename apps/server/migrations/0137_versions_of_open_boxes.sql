-- room: admin
-- open_boxes has, by the id of each open box that would get other odds by the rows of a work when it was started, the
-- number of the version that the work was to publish. A row runs only if no other open box would get other odds, and if
-- none of these has got a version meanwhile: whoever started the work has seen these odds, and a second person may have
-- approved them.
ALTER TABLE works DROP COLUMN open_box_ids;
ALTER TABLE works ADD COLUMN open_boxes jsonb NOT NULL DEFAULT '{}';
-- Failed: something went wrong outside of its rows. It goes on when it is started again.
ALTER TABLE works DROP CONSTRAINT works_status_check;
ALTER TABLE works ADD CONSTRAINT works_status_check
  CHECK (status IN ('Planned', 'Running', 'Stopping', 'Done', 'Cancelled', 'Failed'));
