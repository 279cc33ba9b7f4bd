-- A shop without goods has words of its owner, and takes addresses for one mail when the first are there.
CREATE TABLE launch (
  is_single boolean PRIMARY KEY DEFAULT true CHECK (is_single),
  name text NOT NULL DEFAULT '',
  description text NOT NULL DEFAULT '',
  -- Like items.translations.
  translations jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(translations) = 'object'),
  is_put_away boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1
);
INSERT INTO launch DEFAULT VALUES;

CREATE TABLE launch_signups (
  email text PRIMARY KEY CHECK (email = lower(email)),
  language text NOT NULL,
  asked_at timestamptz NOT NULL,
  confirmed_at timestamptz
);
CREATE INDEX launch_signups_unconfirmed ON launch_signups (asked_at) WHERE confirmed_at IS NULL;
CREATE INDEX launch_signups_confirmed ON launch_signups (confirmed_at) WHERE confirmed_at IS NOT NULL;
