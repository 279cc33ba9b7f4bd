-- Returns the last check of a person's identity as {checkId, status, until, refusal}; null before the first.
CREATE FUNCTION command.identity_check_last(p_user uuid) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT jsonb_build_object('checkId', check_id, 'status', status, 'until', command.iso_time(until),
      'refusal', refusal)
    FROM identity_checks WHERE user_id = p_user ORDER BY begun_at DESC, check_id DESC LIMIT 1);
END $$;
