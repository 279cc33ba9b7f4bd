-- Stores a person's list of keys in the transaction that changes the keys, because offers may contain the list's hash
-- as soon as the change is visible.
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
