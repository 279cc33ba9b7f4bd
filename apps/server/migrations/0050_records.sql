-- room: lootboxes
-- What ended each nonce of a person: a receipt, whose boxes are in openings, or a void, whose reason tells why nothing
-- was drawn. Neither texts nor signatures are stored: offer_text and record_text write the texts from these rows, and
-- the shop's keys sign them the same way again. hash is the one of the record's text. A void lists the movements of the
-- wallet after sequence movements_after up to movements_until.
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
  PRIMARY KEY (user_id, nonce),
  CHECK ((reason IS NULL) = (movements_after IS NULL) AND (reason IS NULL) = (movements_until IS NULL))
);
CREATE TRIGGER records_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON records
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- room: fairness
-- record_hash is the hash of the person's last record, and of the empty text before the first. Records begin with
-- nonce 0 for everybody.
DROP TABLE receipts;
ALTER TABLE fairness_states DROP COLUMN receipt_hash;
ALTER TABLE fairness_states ADD COLUMN record_hash bytea NOT NULL
  DEFAULT '\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
UPDATE fairness_states SET nonce = 0 WHERE nonce > 0;

-- room: lootboxes
-- nonce is null for openings without a record.
ALTER TABLE openings ALTER COLUMN nonce DROP NOT NULL;
ALTER TABLE openings DISABLE TRIGGER openings_append_only;
UPDATE openings SET nonce = NULL;
ALTER TABLE openings ENABLE TRIGGER openings_append_only;
