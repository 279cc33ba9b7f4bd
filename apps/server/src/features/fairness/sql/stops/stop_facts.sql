-- Returns the values of the shop's answer to a stop; null for none.
CREATE FUNCTION command.stop_facts(p_stop stops) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF p_stop.user_id IS NULL THEN
    RETURN NULL;
  END IF;
  RETURN jsonb_build_object('isTaken', p_stop.is_taken, 'stopHash', encode(p_stop.stop_hash, 'hex'),
    'time', command.iso_time(p_stop.answered_at), 'keyId', encode(p_stop.key_id, 'hex'));
END $$;
