-- Returns the ids of those people whose accounts are locked.
CREATE FUNCTION command.accounts_locked(p_users uuid[]) RETURNS uuid[] LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN ARRAY(SELECT user_id FROM users WHERE user_id = ANY(p_users) AND is_locked);
END $$;
