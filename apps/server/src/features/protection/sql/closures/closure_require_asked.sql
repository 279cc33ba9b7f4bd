-- Refuses with STATUS_CONFLICT unless an operator has begun to close an account, and it is not closed.
CREATE FUNCTION command.closure_require_asked(p_user uuid) RETURNS void LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM closures WHERE user_id = p_user AND begun_by = 'Operator' AND closed_at IS NULL) THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
END $$;
