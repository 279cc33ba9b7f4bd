-- Moves the last check of a person's identity on. Locks the fairness row for a refusal, and the row of counters.
-- - Begun → Pending; it then waits for operators in a case. Pending → Verified until a time, or Refused.
-- - Verified → Refused takes a verification back. Begun or Pending → Lapsed ends a check without a decision.
-- - Every end deletes the pictures. A decision tells the person; one that takes a verification back ends offers.
-- - Refuses with STATUS_CONFLICT all other moves, and those of another check than the last.
-- Returns the status before.
CREATE FUNCTION command.identity_check_move(
  p_user uuid, p_check uuid, p_status text, p_at timestamptz, p_until timestamptz DEFAULT NULL,
  p_refusal text DEFAULT NULL
) RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  last jsonb;
  old text;
BEGIN
  IF p_status = 'Refused' THEN
    PERFORM command.identity_offers_end(p_user);
  END IF;
  PERFORM command.protection_lock(p_user);
  last := command.identity_check_last(p_user);
  old := last ->> 'status';
  IF last IS NULL OR last ->> 'checkId' IS DISTINCT FROM p_check::text OR NOT (CASE p_status
      WHEN 'Pending' THEN old = 'Begun'
      WHEN 'Verified' THEN old = 'Pending'
      WHEN 'Refused' THEN old = 'Pending' OR old = 'Verified' AND (last ->> 'until')::timestamptz > p_at
      WHEN 'Lapsed' THEN old IN ('Begun', 'Pending')
      ELSE false END)
  THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  UPDATE identity_checks SET status = p_status, until = CASE WHEN p_status = 'Verified' THEN p_until END,
    refusal = CASE WHEN p_status = 'Refused' THEN p_refusal END,
    asked_at = CASE WHEN p_status = 'Pending' THEN p_at ELSE asked_at END,
    ended_at = CASE WHEN p_status <> 'Pending' THEN p_at END
  WHERE user_id = p_user AND check_id = p_check;
  IF p_status = 'Pending' THEN
    PERFORM command.signal_note('Identity', p_user, p_check);
    RETURN old;
  END IF;
  DELETE FROM identity_pictures WHERE user_id = p_user AND check_id = p_check;
  IF p_status IN ('Refused', 'Lapsed') THEN
    DELETE FROM identity_marks WHERE user_id = p_user;
  END IF;
  IF p_status <> 'Lapsed' THEN
    PERFORM command.person_tell(p_user, 'identityDecided', jsonb_build_object('state', p_status), p_at);
  END IF;
  RETURN old;
END $$;
