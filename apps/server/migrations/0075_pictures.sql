-- room: files
-- Uploaded pictures, named by the hash of their largest size. A picture that nothing has used a day after its upload is
-- deleted; one that was used is kept, because orders show their items as they were.
CREATE TABLE pictures (
  hash text PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{64}$'),
  width integer NOT NULL,
  height integer NOT NULL,
  uploaded_by uuid NOT NULL,
  uploaded_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX pictures_unused ON pictures (uploaded_at) WHERE used_at IS NULL;

-- room: items
-- What the pictures of an item show, in the order of image_url and gallery_urls; empty where the item's name says it.
ALTER TABLE items ADD COLUMN alt_texts text[] NOT NULL DEFAULT '{}';
