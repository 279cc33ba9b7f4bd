-- Refuses with STATUS_CONFLICT unless an operator has begun to close an account in the last 30 days, and it is not
-- closed.
CREATE FUNCTION command.closure_require_asked(p_user uuid, p_at timestamptz) RETURNS void LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM closures WHERE user_id = p_user AND begun_by = 'Operator' AND closed_at IS NULL
    AND begun_at > p_at - interval '30 days')
  THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
END $$;
