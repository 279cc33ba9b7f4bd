-- Returns the values of the shop's answer to a stop.
CREATE FUNCTION command.stop_facts(p_stop stops) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN jsonb_build_object('isTaken', p_stop.is_taken, 'stopHash', encode(p_stop.stop_hash, 'hex'),
    'time', command.iso_time(p_stop.answered_at), 'keyId', encode(p_stop.key_id, 'hex'));
END $$;
