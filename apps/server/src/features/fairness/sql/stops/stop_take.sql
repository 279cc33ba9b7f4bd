-- Answers a stop, once for good. Taking it ends the person's offers, but perhaps for the one that its line 8 names.
-- Locks the fairness row, so it comes before the locks of wallets and accounts.
-- - p_wants: false for a stop that may not be taken any more
-- - p_taken_at: the time at which the shop took a stop that a restore has lost
-- Returns null, and writes nothing, for a key that the account never had, and for a key's 51st stop within 24 hours,
-- because rows are kept for good.
CREATE FUNCTION command.stop_take(
  p_user uuid, p_stop command.signed_stop, p_wants boolean, p_taken_at timestamptz DEFAULT NULL
) RETURNS stops LANGUAGE plpgsql AS $$
DECLARE
  lines text[] := string_to_array(p_stop.text, E'\n');
  hash bytea := sha256(convert_to(p_stop.text, 'UTF8'));
  state fairness_states;
  answered stops;
BEGIN
  SELECT * INTO state FROM command.fairness_lock(ARRAY[p_user]);
  SELECT * INTO answered FROM stops WHERE user_id = p_user AND stop_hash = hash;
  IF FOUND THEN
    RETURN answered;
  END IF;
  IF p_taken_at IS NULL
    AND (NOT EXISTS (SELECT FROM browser_keys WHERE user_id = p_user AND public_key = decode(lines[5], 'hex'))
      OR 50 <= (SELECT count(*) FROM stops WHERE user_id = p_user AND split_part(text, E'\n', 5) = lines[5]
        AND answered_at > command.database_time() - interval '24 hours'))
  THEN
    RETURN NULL;
  END IF;
  answered := ROW(p_user, hash, p_stop.text, p_stop.signature, false,
    coalesce(p_taken_at, greatest(command.database_time(), state.stopped_at)), p_stop."keyId");
  answered.is_taken := p_taken_at IS NOT NULL
    OR p_wants AND lines[6] = state.nonce::text AND lines[7] = encode(state.record_hash, 'hex')
      -- A thief can't have a new browser sign that the person excluded themselves.
      AND EXISTS (SELECT FROM browser_keys
        WHERE user_id = p_user AND public_key = decode(lines[5], 'hex') AND removed_at IS NULL
          AND (lines[3] <> 'EXCLUSION' OR created_at <= answered.answered_at - interval '24 hours'));
  INSERT INTO stops (user_id, stop_hash, text, signature, is_taken, answered_at, key_id)
  VALUES (answered.user_id, answered.stop_hash, answered.text, answered.signature, answered.is_taken,
    answered.answered_at, answered.key_id);
  IF answered.is_taken THEN
    PERFORM command.offers_end(p_user, command.stop_spares(answered), answered.answered_at);
  END IF;
  RETURN answered;
END $$;
