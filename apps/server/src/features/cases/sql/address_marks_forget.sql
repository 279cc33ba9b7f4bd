-- Lets the hashes of a closed account's addresses be forgotten 90 days later. Until then they still count, so that who
-- opens and closes accounts reaches the number that is a signal. An account that was locked before stays suspect.
CREATE FUNCTION command.address_marks_forget(p_user uuid, p_was_locked boolean, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE address_marks SET forget_at = p_at + interval '90 days', is_suspect = p_was_locked WHERE user_id = p_user;
END $$;
