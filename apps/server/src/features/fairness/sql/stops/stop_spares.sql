-- Returns the hash of the offer that a stop spares. Null if it was not taken, names no offer, or has another nonce than
-- the person's next.
CREATE FUNCTION command.stop_spares(p_stop stops) RETURNS bytea LANGUAGE plpgsql STABLE AS $$
DECLARE
  lines text[] := string_to_array(p_stop.text, E'\n');
BEGIN
  RETURN (SELECT decode(nullif(lines[8], ''), 'hex') FROM fairness_states
    WHERE user_id = p_stop.user_id AND p_stop.is_taken AND nonce::text = lines[6]);
END $$;
