-- room: auth
-- What is compared when operators search people. Each word stands behind a space, so that the index finds words by
-- their beginning, however short it is.
ALTER TABLE users ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
  ' ' || fold_text(first_name || ' ' || last_name || ' ' || user_name || ' ' || email)) STORED;
CREATE INDEX users_by_search_text ON users USING gin (search_text gin_trgm_ops);
CREATE INDEX users_by_age ON users (created_at DESC, user_id DESC);
CREATE INDEX users_locked ON users (created_at DESC, user_id DESC) WHERE is_locked;

-- room: shipments
-- People whose shipments go no step further until the hold is released.
CREATE TABLE shipment_holds (
  user_id uuid PRIMARY KEY,
  reason text NOT NULL,
  actor_id uuid NOT NULL,
  placed_at timestamptz NOT NULL
);
-- For the timeline of a person.
CREATE INDEX shipment_events_by_time ON shipment_events (user_id, created_at DESC);

-- room: lootboxes
-- The voids of a person, which are few among the receipts.
CREATE INDEX records_void ON records (user_id, recorded_at DESC) WHERE reason IS NOT NULL;

-- room: admin
-- What operators note about people. Rows are never changed.
CREATE TABLE person_notes (
  user_id uuid NOT NULL,
  note_id uuid NOT NULL,
  author_id uuid NOT NULL,
  text text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, note_id)
);
CREATE INDEX person_notes_by_time ON person_notes (user_id, created_at DESC);
CREATE TRIGGER person_notes_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON person_notes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
