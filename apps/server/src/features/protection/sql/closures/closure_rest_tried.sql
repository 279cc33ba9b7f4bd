-- Notes that what could go back of a closed account's balance was sent, when its wallet had this last sequence.
CREATE FUNCTION command.closure_rest_tried(p_user uuid, p_sequence bigint, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE closures SET rest_sequence = p_sequence, rest_tried_at = p_at WHERE user_id = p_user;
END $$;
