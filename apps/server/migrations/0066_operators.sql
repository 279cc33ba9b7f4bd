-- room: auth
-- What each person with the role Admin may do, and nobody else: the presets of packages/contract/src/permissions.ts,
-- which says what each permits. Whoever was an Admin before could do everything.
CREATE TABLE operators (
  user_id uuid PRIMARY KEY REFERENCES users,
  presets text[] NOT NULL CHECK (cardinality(presets) > 0),
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1
);
INSERT INTO operators (user_id, presets, updated_at) SELECT user_id, '{Owner}', now() FROM users WHERE 'Admin' = ANY (roles);
