-- kind: person
CREATE TABLE openings (
  user_id uuid NOT NULL,
  transaction_id uuid NOT NULL,
  opening_id uuid NOT NULL,
  lootbox_id uuid NOT NULL,
  table_version integer NOT NULL,
  -- Null for openings without a record.
  nonce integer,
  draw_index integer NOT NULL,
  ticket integer NOT NULL,
  item_id uuid NOT NULL,
  inventory_item_id uuid NOT NULL,
  price_cents bigint NOT NULL,
  market_price_cents bigint NOT NULL,
  opened_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, transaction_id),
  UNIQUE (user_id, nonce, draw_index)
);
-- For administrators, who look up an opening without knowing its owner.
CREATE INDEX openings_by_transaction ON openings (transaction_id);
CREATE INDEX openings_by_time ON openings USING brin (opened_at);
REVOKE UPDATE, DELETE, TRUNCATE ON openings FROM CURRENT_USER;

-- One row for each used nonce of a person:
-- - A record is a receipt, whose boxes are in openings, or a void, whose reason states why nothing was drawn.
-- - Texts and signatures are not stored: offer_text and record_text write the texts from these rows, and signing them
--   again with the same key gives the same signature.
-- - hash is the hash of the record's text.
-- - A void lists the wallet's movements after sequence movements_after up to movements_until.
-- - terms_size and terms_root are the tree of the terms log that the offer names; null for offers of version 2. The
--   root is stored, because an offer must be honoured even if a restore has lost the tree.
-- kind: person
CREATE TABLE records (
  user_id uuid NOT NULL,
  nonce integer NOT NULL CHECK (nonce >= 0),
  lootbox_id uuid NOT NULL,
  table_version integer NOT NULL,
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 5),
  client_seed text NOT NULL,
  client_entropy bytea NOT NULL CHECK (octet_length(client_entropy) = 16),
  server_seed bytea NOT NULL CHECK (octet_length(server_seed) = 32),
  browser_key bytea NOT NULL CHECK (octet_length(browser_key) = 32),
  browser_keys bytea[] NOT NULL,
  reveal_signature bytea NOT NULL CHECK (octet_length(reveal_signature) = 64),
  offered_balance_cents bigint NOT NULL,
  offered_at timestamptz NOT NULL,
  offer_key_id bytea NOT NULL CHECK (octet_length(offer_key_id) = 8),
  reason text CHECK (reason IN ('INSUFFICIENT_BALANCE', 'ACCOUNT_BLOCKED')),
  movements_after bigint,
  movements_until bigint,
  balance_cents bigint NOT NULL,
  recorded_at timestamptz NOT NULL CHECK (recorded_at >= offered_at),
  key_id bytea NOT NULL CHECK (octet_length(key_id) = 8),
  hash bytea NOT NULL CHECK (octet_length(hash) = 32),
  terms_size bigint CHECK (terms_size > 0),
  terms_root bytea CHECK (octet_length(terms_root) = 32),
  PRIMARY KEY (user_id, nonce),
  CHECK ((reason IS NULL) = (movements_after IS NULL) AND (reason IS NULL) = (movements_until IS NULL)),
  CONSTRAINT records_terms_whole CHECK ((terms_size IS NULL) = (terms_root IS NULL))
);
-- For a person's voids, which are rare among the receipts.
CREATE INDEX records_void ON records (user_id, recorded_at DESC) WHERE reason IS NOT NULL;
REVOKE UPDATE, DELETE, TRUNCATE ON records FROM CURRENT_USER;

-- Records that are not in the records log yet, and since when they wait. They are queued when they are written, so that
-- none is missed.
-- kind: person
CREATE TABLE record_queue (
  user_id uuid NOT NULL,
  nonce integer NOT NULL,
  queued_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (user_id, nonce)
);
-- For reading one batch without reading the whole queue: after an outage of the log, millions of records may wait.
CREATE INDEX record_queue_in_order ON record_queue (queued_at);

-- Nonces whose record the database has lost, as after a restore from a backup:
-- - log_index is the place of the record's leaf in the records log
-- - hash is the hash of the record's text, which the next record states; the text itself is lost
-- - ended_by is the end of the minute of its leaf; null in rows of earlier releases whose leaf could not be read
-- kind: person
CREATE TABLE lost_records (
  user_id uuid NOT NULL,
  nonce integer NOT NULL CHECK (nonce >= 0),
  hash bytea NOT NULL CHECK (octet_length(hash) = 32),
  log_index bigint NOT NULL CHECK (log_index >= 0),
  ended_by timestamptz,
  PRIMARY KEY (user_id, nonce)
);
REVOKE UPDATE, DELETE, TRUNCATE ON lost_records FROM CURRENT_USER;

-- The leaves of the records log that say of another leaf that the shop has lost its record.
-- kind: central
CREATE TABLE lost_leaves (
  log_index bigint PRIMARY KEY CHECK (log_index >= 0),
  lost_index bigint NOT NULL UNIQUE CHECK (lost_index > log_index)
);
CREATE TRIGGER lost_leaves_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON lost_leaves
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- People who want their records by mail, the language of the mails, and the nonce of the first record that was not
-- mailed yet.
-- kind: person
CREATE TABLE receipt_mails (
  user_id uuid PRIMARY KEY,
  language text NOT NULL,
  next_nonce integer NOT NULL CHECK (next_nonce >= 0)
);

-- The last day whose openings were mailed to a person, as YYYY-MM-DD in the shop's time zone.
-- kind: person
CREATE TABLE opening_mails (
  user_id uuid PRIMARY KEY,
  mailed_day text NOT NULL
);

-- The latest openings of each box whose records are published in the records log. The columns hold data that is public
-- in the log, and user_id. Only the names of people in named_people are shown. Times are rounded down to the minute.
-- kind: central
CREATE TABLE recent_openings (
  log_index bigint NOT NULL,
  draw_index integer NOT NULL,
  lootbox_id uuid NOT NULL,
  item_id uuid NOT NULL,
  item_name text NOT NULL,
  market_price_cents bigint NOT NULL,
  ticket integer NOT NULL,
  opened_at timestamptz NOT NULL,
  user_id uuid NOT NULL,
  nonce integer NOT NULL,
  PRIMARY KEY (log_index, draw_index)
);
CREATE INDEX recent_openings_in_time ON recent_openings (opened_at, log_index, draw_index);
CREATE INDEX recent_openings_of_box ON recent_openings (lootbox_id, opened_at, log_index, draw_index);

-- The index up to which the records log has been read for recent_openings.
-- kind: central
CREATE TABLE recent_reading (
  is_single boolean PRIMARY KEY DEFAULT true CHECK (is_single),
  read_until bigint NOT NULL DEFAULT -1
);
INSERT INTO recent_reading DEFAULT VALUES;

-- People who chose to be named beside their openings. Deleting a row removes the name from all of them.
-- kind: person
CREATE TABLE named_people (
  user_id uuid PRIMARY KEY,
  named_at timestamptz NOT NULL
);

-- Records that their owners share by a link. Deleting a row makes the link invalid.
-- kind: person
CREATE TABLE shared_openings (
  user_id uuid NOT NULL,
  nonce integer NOT NULL,
  token text NOT NULL,
  shows_name boolean NOT NULL,
  -- True if the box's page shows the link as well.
  is_listed boolean NOT NULL,
  shared_at timestamptz NOT NULL,
  -- True if the link also shows the file of proofs, which contains the balance, ids and keys.
  shows_proof boolean NOT NULL DEFAULT false,
  PRIMARY KEY (user_id, nonce)
);
-- For readers of the link. Tokens are random and long, so no two are equal.
CREATE INDEX shared_openings_by_token ON shared_openings (token);
