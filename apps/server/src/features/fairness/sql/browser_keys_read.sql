-- Returns the public keys of a person's browsers in hex, sorted.
CREATE FUNCTION command.browser_keys_read(p_user uuid) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT coalesce(jsonb_agg(encode(public_key, 'hex') ORDER BY public_key), '[]')
    FROM browser_keys WHERE user_id = p_user AND removed_at IS NULL);
END $$;
