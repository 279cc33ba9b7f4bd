-- Moves a person on to the next nonce, after the record with this hash. The caller must have locked the person's
-- fairness row.
CREATE FUNCTION command.fairness_advance(p_user uuid, p_record_hash bytea) RETURNS void LANGUAGE sql AS $$
  UPDATE fairness_states SET nonce = nonce + 1, record_hash = p_record_hash WHERE user_id = p_user;
$$;
