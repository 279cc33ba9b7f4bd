-- Returns the last check of a person's identity as {checkId, status, until, refusal, isMinor}; null before the first.
-- isMinor: a document has shown that the person is a minor, and none has verified them since.
CREATE FUNCTION command.identity_check_last(p_user uuid) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT jsonb_build_object('checkId', check_id, 'status', status, 'until', command.iso_time(until),
      'refusal', refusal, 'isMinor', EXISTS (SELECT FROM identity_checks AS m
        WHERE m.user_id = p_user AND m.refusal = 'Underage' AND NOT EXISTS (SELECT FROM identity_checks AS v
          WHERE v.user_id = p_user AND v.status = 'Verified' AND v.begun_at > m.begun_at)))
    FROM identity_checks WHERE user_id = p_user ORDER BY begun_at DESC, check_id DESC LIMIT 1);
END $$;
