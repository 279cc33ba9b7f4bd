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

-- The versions of the shop's legal documents that operators have uploaded. The one with the latest in_force_from that
-- has come is in force, among several the one uploaded last; before the first, the text that comes with the shop. Rows
-- are never changed, because people agreed to what they said.
CREATE TABLE legal_documents (
  file_name text NOT NULL,
  version integer NOT NULL CHECK (version >= 1),
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
  byte_count integer NOT NULL CHECK (byte_count > 0),
  page_count integer NOT NULL CHECK (page_count > 0),
  uploaded_by uuid NOT NULL,
  uploaded_at timestamptz NOT NULL,
  in_force_from timestamptz NOT NULL,
  -- Versions count by document, over all languages.
  language text NOT NULL CHECK (language IN ('en', 'fr', 'vi', 'cn', 'ar')),
  PRIMARY KEY (file_name, version)
);
CREATE TRIGGER legal_documents_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON legal_documents
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
