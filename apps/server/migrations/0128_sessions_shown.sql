-- room: auth
-- What a person recognises a session by, and when it was last used; null until then.
ALTER TABLE sessions
  ADD COLUMN device text NOT NULL DEFAULT 'Browser',
  ADD COLUMN country_code text CHECK (country_code ~ '^[A-Z]{2}$'),
  ADD COLUMN last_used_at timestamptz;
