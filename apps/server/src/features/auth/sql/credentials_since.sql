-- Returns whether a person's password or e-mail address was replaced or removed after a time.
CREATE FUNCTION command.credentials_since(p_user uuid, p_since timestamptz) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM users WHERE user_id = p_user AND credentials_at > p_since);
END $$;
