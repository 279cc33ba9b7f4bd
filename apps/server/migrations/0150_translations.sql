-- Names and descriptions in other languages than English, by the language's value in the contract:
-- {"fr": {"name": "…", "description": "…"}}. Where a language or one of its texts is missing or empty, English is shown.

-- room: items
ALTER TABLE items ADD COLUMN translations jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(translations) = 'object');
ALTER TABLE categories ADD COLUMN translations jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(translations) = 'object');

-- room: lootboxes
ALTER TABLE lootboxes ADD COLUMN translations jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(translations) = 'object');
