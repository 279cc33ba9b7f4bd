-- A file of a log in the form that growLog returns. Level -1 is a bundle of entries.
CREATE TYPE command.log_file AS (level integer, index bigint, width integer, bytes bytea);
-- The growth of a log from a tree to a larger one, with the new files. Roots are in hex.
CREATE TYPE command.log_growth AS (
  "fromSize" bigint, "fromRoot" bytea, size bigint, root bytea, files command.log_file[]
);
-- validFrom is null unless the leaf states terms.
CREATE TYPE command.terms_leaf AS ("logIndex" bigint, kind text, name text, "validFrom" timestamptz);
COMMENT ON COLUMN command.terms_leaf."validFrom" IS 'or null';
CREATE TYPE command.box_list AS (root text, lines text);
CREATE TYPE command.record_place AS ("userId" uuid, nonce integer, "logIndex" bigint);
