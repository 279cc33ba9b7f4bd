-- room: auth
-- Since when the account's people are known to read its mailbox, and since when the first name is known to be typed by
-- them. Whoever registers types both, so mail greets nobody by a name that is not confirmed.
ALTER TABLE users ADD COLUMN email_confirmed_at timestamptz, ADD COLUMN name_confirmed_at timestamptz,
  ADD CONSTRAINT names_need_addresses CHECK (name_confirmed_at IS NULL OR email_confirmed_at IS NOT NULL);

-- Identity providers vouch for their people's addresses. They typed their names too, unless they took over an account
-- that somebody else had registered: that set `devices_since`.
UPDATE users SET email_confirmed_at = created_at,
  name_confirmed_at = CASE WHEN devices_since IS NULL THEN created_at END
WHERE user_id IN (SELECT user_id FROM identities WHERE value LIKE 'provider:%');

-- A new address is not confirmed, unless the same statement confirms it anew.
CREATE FUNCTION forget_confirmed_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.email_confirmed_at IS NOT DISTINCT FROM OLD.email_confirmed_at THEN
    NEW.email_confirmed_at := NULL;
    NEW.name_confirmed_at := NULL;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER users_confirm_new_addresses BEFORE UPDATE OF email ON users FOR EACH ROW
  WHEN (NEW.email <> OLD.email) EXECUTE FUNCTION forget_confirmed_address();
