-- room: admin
-- Views of operators' lists: filters, search, order and columns under a name. A shared one belongs to all operators,
-- whoever saved it.
CREATE TABLE saved_views (
  user_id uuid NOT NULL,
  view_id uuid NOT NULL,
  list text NOT NULL,
  title text NOT NULL,
  query text NOT NULL,
  is_shared boolean NOT NULL,
  created_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (user_id, view_id)
);
CREATE INDEX saved_views_by_id ON saved_views (view_id);
CREATE INDEX saved_views_shared ON saved_views (list) WHERE is_shared;
