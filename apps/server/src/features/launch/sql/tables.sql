-- The owner's words for a shop without goods, and whether the list of what is left to do was put away.
-- kind: central
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

-- Addresses, in lower case, that get one mail when the shop has its first goods, and are then deleted. Until its owner
-- confirms it, an address gets no mail but the one that asks for that, at asked_at.
-- kind: value email
CREATE TABLE launch_signups (
  email text PRIMARY KEY CHECK (email = lower(email)),
  language text NOT NULL,
  asked_at timestamptz NOT NULL,
  confirmed_at timestamptz
);
CREATE INDEX launch_signups_unconfirmed ON launch_signups (asked_at) WHERE confirmed_at IS NULL;
CREATE INDEX launch_signups_confirmed ON launch_signups (confirmed_at) WHERE confirmed_at IS NOT NULL;
