-- Forgets the name and the e-mail address that were typed in a person's withdrawals, which have all ended.
CREATE FUNCTION command.withdrawals_forget(p_user uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE withdrawals SET typed_name = '', typed_email = '' WHERE user_id = p_user;
END $$;
