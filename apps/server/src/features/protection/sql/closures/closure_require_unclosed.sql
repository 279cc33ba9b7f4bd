-- Refuses with STATUS_CONFLICT if a person has closed their account.
CREATE FUNCTION command.closure_require_unclosed(p_user uuid) RETURNS void LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF EXISTS (SELECT FROM closures WHERE user_id = p_user AND closed_at IS NOT NULL) THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
END $$;
