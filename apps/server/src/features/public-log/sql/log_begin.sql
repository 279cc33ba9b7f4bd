-- Returns the origin and the public key of a log. The first call sets both permanently: with another name or key it
-- would be a different log.
CREATE FUNCTION command.log_begin(p_log text, p_origin text, p_public_key bytea) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  UPDATE logs SET origin = p_origin, public_key = p_public_key WHERE name = p_log AND origin IS NULL;
  RETURN (SELECT jsonb_build_object('origin', origin, 'publicKey', encode(public_key, 'hex'))
    FROM logs WHERE name = p_log);
END $$;
