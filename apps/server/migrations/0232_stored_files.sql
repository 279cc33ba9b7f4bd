-- Uploaded pictures and documents, for all processes. A name's contents never change. They are compressed already, so
-- PostgreSQL does not try to compress them again.
CREATE TABLE stored_files (
  name text PRIMARY KEY CHECK (name ~ '^[0-9a-f]{64}(-\d{1,4}\.webp|\.pdf)$'),
  bytes bytea NOT NULL CHECK (octet_length(bytes) BETWEEN 1 AND 8388608)
);
ALTER TABLE stored_files ALTER COLUMN bytes SET STORAGE EXTERNAL;
