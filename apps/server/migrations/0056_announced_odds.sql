-- room: lootboxes
-- table_version is what the box shows and what is drawn from. The odds of an open box change after a notice: until then
-- the version that was published last is next_version.
ALTER TABLE lootboxes ADD COLUMN next_version integer;
ALTER TABLE lootboxes ADD FOREIGN KEY (lootbox_id, next_version) REFERENCES lootbox_versions;
