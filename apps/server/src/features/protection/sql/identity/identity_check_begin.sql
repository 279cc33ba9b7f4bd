-- Begins a check of a person's identity. A check that has begun goes on, so a repeat begins none. It is dated after the
-- one before, because only the last one counts, and clocks of processes differ.
-- - Locks the row of counters.
-- - Refuses with STATUS_CONFLICT before a birth date is declared, and while a check waits or the identity is verified.
-- - Refuses with TOO_SOON the sixth check in 30 days.
CREATE FUNCTION command.identity_check_begin(
  p_user uuid, p_session uuid, p_check uuid, p_method text, p_step jsonb, p_at timestamptz
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  last jsonb;
  earlier timestamptz;
BEGIN
  PERFORM command.require_session(p_user, p_session, p_at);
  PERFORM command.protection_lock(p_user);
  last := command.identity_check_last(p_user);
  IF last ->> 'status' = 'Begun' THEN
    RETURN;
  ELSIF last ->> 'status' = 'Pending' OR last ->> 'status' = 'Verified' AND (last ->> 'until')::timestamptz > p_at
    OR NOT EXISTS (SELECT FROM protection_states WHERE user_id = p_user AND birth_date IS NOT NULL)
  THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  SELECT begun_at INTO earlier FROM identity_checks WHERE user_id = p_user ORDER BY begun_at DESC OFFSET 4 LIMIT 1;
  IF earlier > p_at - interval '30 days' THEN
    PERFORM command.refuse('TOO_SOON',
      jsonb_build_object('retryAtUtc', command.iso_time(earlier + interval '30 days')));
  END IF;
  SELECT max(begun_at) + interval '1 millisecond' INTO earlier FROM identity_checks WHERE user_id = p_user;
  INSERT INTO identity_checks (user_id, check_id, method, step, status, begun_at)
  VALUES (p_user, p_check, p_method, p_step, 'Begun', greatest(p_at, earlier));
END $$;
