-- Moves each person on to the next nonce and stores the hash of their new record. The caller must have locked the
-- people's fairness rows.
CREATE FUNCTION command.fairness_advance(p_users uuid[], p_record_hashes bytea[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE fairness_states f SET nonce = nonce + 1, record_hash = ended.record_hash
  FROM unnest(p_users, p_record_hashes) AS ended (user_id, record_hash) WHERE f.user_id = ended.user_id
    AND f.user_id = ANY (p_users);
END $$;
