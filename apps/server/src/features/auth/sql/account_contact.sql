-- Returns an account's {userId, email, firstName, lastName, emailConfirmedAt, nameConfirmedAt, ownTextsSince}, or null
-- if there is no such account.
CREATE FUNCTION command.account_contact(p_user uuid) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT jsonb_build_object('userId', user_id, 'email', email, 'firstName', first_name, 'lastName', last_name,
      'emailConfirmedAt', email_confirmed_at, 'nameConfirmedAt', name_confirmed_at,
      'ownTextsSince', own_texts_since)
    FROM users WHERE user_id = p_user);
END $$;
