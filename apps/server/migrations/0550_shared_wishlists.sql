-- Wishlists that their owners share by a link. Deleting a row makes the link invalid.
CREATE TABLE shared_wishlists (
  user_id uuid PRIMARY KEY,
  token text NOT NULL,
  shows_name boolean NOT NULL,
  shared_at timestamptz NOT NULL
);
-- For readers of the link. Tokens are random and long, so no two are equal.
CREATE INDEX shared_wishlists_by_token ON shared_wishlists (token);
