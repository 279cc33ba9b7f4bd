-- Blanks an account for good: names, address, phone number, and every way to sign in. Ends its sessions, and every
-- process closes their streams at the commit. Gives up all identities, so other accounts may take them. Returns the
-- address that the account has instead.
CREATE FUNCTION command.account_forget(p_user uuid, p_at timestamptz) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  before text;
  blank_name text := 'closed-' || right(p_user::text, 12);
  blank_email text := p_user || '@closed.invalid';
  credentials text[] := ARRAY(SELECT credential_id FROM passkeys WHERE user_id = p_user);
BEGIN
  SELECT search_text INTO before FROM users WHERE user_id = p_user FOR UPDATE;
  UPDATE users SET user_name = blank_name, email = blank_email, first_name = '', last_name = '', phone_number = NULL,
    password_hash = NULL, factor_since = NULL, email_confirmed_at = NULL, name_confirmed_at = NULL,
    own_texts_since = NULL, is_locked = true, devices_since = p_at, updated_at = p_at, version = version + 1
  WHERE user_id = p_user;
  PERFORM command.user_words_write(p_user, before);
  DELETE FROM identities WHERE user_id = p_user;
  DELETE FROM sessions WHERE user_id = p_user;
  DELETE FROM password_resets WHERE user_id = p_user;
  DELETE FROM authenticators WHERE user_id = p_user;
  DELETE FROM recovery_codes WHERE user_id = p_user;
  DELETE FROM passkeys WHERE user_id = p_user;
  DELETE FROM passkey_owners WHERE credential_id = ANY (credentials) AND user_id = p_user;
  DELETE FROM signal_queue WHERE user_id = p_user;
  PERFORM command.processes_tell(jsonb_build_object('endedUserId', p_user));
  RETURN blank_email;
END $$;
