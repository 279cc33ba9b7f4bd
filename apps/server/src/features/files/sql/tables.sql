-- Uploaded pictures, named by the hash of their largest size. A picture that nothing has used a day after its upload is
-- deleted. A used picture is never deleted, because orders show their items as they were.
-- kind: central
CREATE TABLE pictures (
  hash text PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{64}$'),
  width integer NOT NULL,
  height integer NOT NULL,
  uploaded_by uuid NOT NULL,
  uploaded_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX pictures_unused ON pictures (uploaded_at) WHERE used_at IS NULL;

-- The versions of legal documents that operators have uploaded. Of the versions whose in_force_from has passed, the
-- latest is in force, or the last uploaded one if several have the same time. Before the first, the text that comes
-- with the shop is in force. Rows are never changed, because people agreed to these texts.
-- kind: catalogue
CREATE TABLE legal_documents (
  file_name text NOT NULL,
  version integer NOT NULL CHECK (version >= 1),
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
  byte_count integer NOT NULL CHECK (byte_count > 0),
  page_count integer NOT NULL CHECK (page_count > 0),
  uploaded_by uuid NOT NULL,
  uploaded_at timestamptz NOT NULL,
  in_force_from timestamptz NOT NULL,
  -- Versions of a document are numbered over all its languages together.
  language text NOT NULL CHECK (language IN ('en', 'fr', 'vi', 'cn', 'ar')),
  PRIMARY KEY (file_name, version)
);
CREATE TRIGGER legal_documents_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON legal_documents
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Uploaded pictures and documents, for all processes. A name's contents never change. They are compressed already, so
-- PostgreSQL does not try to compress them again.
-- kind: central
CREATE TABLE stored_files (
  name text PRIMARY KEY CHECK (name ~ '^[0-9a-f]{64}(-\d{1,4}\.webp|\.pdf)$'),
  bytes bytea NOT NULL CHECK (octet_length(bytes) BETWEEN 1 AND 8388608)
);
ALTER TABLE stored_files ALTER COLUMN bytes SET STORAGE EXTERNAL;
