-- room: public-log
-- The two logs that anyone can read. size and root are of the tree whose files are stored; the checkpoint is the latest
-- one published, a signed note, and may be of a smaller tree. origin and public_key never change after the shop's first
-- start. leased_until keeps other processes from doing the same work. is_behind: a witness has signed a larger tree, so
-- the database has lost entries.
CREATE TABLE logs (
  name text PRIMARY KEY CHECK (name IN ('terms', 'records')),
  origin text,
  public_key bytea CHECK (octet_length(public_key) = 32),
  size bigint NOT NULL DEFAULT 0,
  root bytea NOT NULL DEFAULT '\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
    CHECK (octet_length(root) = 32),
  checkpoint text,
  checkpoint_size bigint NOT NULL DEFAULT 0 CHECK (checkpoint_size <= size),
  checkpoint_at timestamptz,
  leased_until timestamptz NOT NULL DEFAULT '-infinity',
  is_behind boolean NOT NULL DEFAULT false,
  CHECK ((origin IS NULL) = (public_key IS NULL)),
  CHECK ((checkpoint IS NULL) = (checkpoint_size = 0))
);
INSERT INTO logs (name) VALUES ('terms'), ('records');

-- room: public-log
-- The widest file at each place: a tile of hashes, or at level -1 a bundle of entries. Narrower ones are its beginning.
CREATE TABLE log_tiles (
  log text NOT NULL REFERENCES logs,
  level integer NOT NULL CHECK (level >= -1),
  index bigint NOT NULL,
  width integer NOT NULL CHECK (width BETWEEN 1 AND 256),
  bytes bytea NOT NULL,
  PRIMARY KEY (log, level, index)
);

-- room: public-log
-- What the leaves of the terms log are about: name is an odds hash, the id of a key, or the root of a list of boxes.
CREATE TABLE terms_leaves (
  log_index bigint PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('odds', 'key', 'terms')),
  name text NOT NULL,
  valid_from timestamptz,
  CHECK ((kind = 'terms') = (valid_from IS NOT NULL))
);
CREATE UNIQUE INDEX terms_leaves_once ON terms_leaves (kind, name) WHERE kind <> 'terms';

-- room: public-log
-- The open boxes of terms leaves, by the root that they give: one line `boxId oddsHash` for each, sorted.
CREATE TABLE box_lists (
  root text PRIMARY KEY,
  lines text NOT NULL
);
