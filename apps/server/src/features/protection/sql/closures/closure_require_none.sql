-- Refuses with ACCOUNT_CLOSING if a person is closing their account, or has closed it.
CREATE FUNCTION command.closure_require_none(p_user uuid) RETURNS void LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF command.closure_has_begun(p_user) THEN
    PERFORM command.refuse('ACCOUNT_CLOSING');
  END IF;
END $$;
