-- Stores the list of a person's present browser keys, if they have any. Called in each transaction that changes them,
-- because offers may contain the list's hash as soon as the change is visible.
CREATE FUNCTION command.browser_keys_keep(p_user uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  INSERT INTO browser_key_lists (user_id, keys_hash, public_keys)
  SELECT p_user, sha256(convert_to(string_agg(encode(public_key, 'hex'), E'\n' ORDER BY public_key), 'UTF8')),
    array_agg(public_key ORDER BY public_key)
  FROM browser_keys WHERE user_id = p_user AND removed_at IS NULL HAVING count(*) > 0
  ON CONFLICT DO NOTHING;
END $$;
