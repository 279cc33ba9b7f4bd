-- room: lootboxes
-- Records that their person lets everybody read who has the link. A row that is gone is a link that leads nowhere.
CREATE TABLE shared_openings (
  user_id uuid NOT NULL,
  nonce integer NOT NULL,
  token text NOT NULL UNIQUE,
  shows_name boolean NOT NULL,
  -- Whether the box's page shows the link too.
  is_listed boolean NOT NULL,
  shared_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, nonce)
);
