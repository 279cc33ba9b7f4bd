-- room: purchases
-- The links by which guests follow their orders, as hashes of their tokens: reading the database opens no order. A link
-- works as long as its order is kept, also when ROOT_KEY has been replaced.
CREATE TABLE tracking_links (
  user_id uuid NOT NULL,
  purchase_id uuid NOT NULL,
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  PRIMARY KEY (user_id, purchase_id, token_hash),
  FOREIGN KEY (user_id, purchase_id) REFERENCES purchases,
  CHECK (user_id = purchase_id)
);
CREATE TRIGGER tracking_links_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON tracking_links
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
