-- room: fairness
-- Every list of browser keys that a person has had, by the hash with which offers name it: SHA-256 of the keys in hex,
-- sorted, joined by line feeds.
CREATE TABLE browser_key_lists (
  user_id uuid NOT NULL,
  keys_hash bytea NOT NULL CHECK (octet_length(keys_hash) = 32),
  public_keys bytea[] NOT NULL CHECK (cardinality(public_keys) > 0),
  PRIMARY KEY (user_id, keys_hash)
);

INSERT INTO browser_key_lists (user_id, keys_hash, public_keys)
SELECT k.user_id, sha256(convert_to(string_agg(encode(k.public_key, 'hex'), E'\n' ORDER BY k.public_key), 'UTF8')),
  array_agg(k.public_key ORDER BY k.public_key)
FROM (SELECT user_id, created_at AS changed_at FROM browser_keys
  UNION SELECT user_id, removed_at FROM browser_keys WHERE removed_at IS NOT NULL) AS change
JOIN browser_keys k ON k.user_id = change.user_id AND k.created_at <= changed_at
  AND (k.removed_at IS NULL OR k.removed_at > changed_at)
GROUP BY k.user_id, changed_at
ON CONFLICT DO NOTHING;

-- A list is kept in the transaction that makes it, whoever changes the keys: an offer may name it as soon as it is
-- visible.
CREATE FUNCTION keep_key_list() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO browser_key_lists (user_id, keys_hash, public_keys)
  SELECT NEW.user_id, sha256(convert_to(string_agg(encode(public_key, 'hex'), E'\n' ORDER BY public_key), 'UTF8')),
    array_agg(public_key ORDER BY public_key)
  FROM browser_keys WHERE user_id = NEW.user_id AND removed_at IS NULL HAVING count(*) > 0
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER browser_key_lists_are_kept AFTER INSERT OR UPDATE OF removed_at ON browser_keys
  FOR EACH ROW EXECUTE FUNCTION keep_key_list();
CREATE TRIGGER browser_key_lists_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON browser_key_lists
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
