-- The numbers of invoices and the ids of passkeys are unique in tables of their own. The triggers add and remove those
-- of the release before; a migration in the folder `later` drops them.
CREATE TABLE invoice_owners (
  kind text NOT NULL,
  number bigint NOT NULL,
  user_id uuid NOT NULL,
  purchase_id uuid NOT NULL,
  PRIMARY KEY (kind, number)
);
CREATE FUNCTION keep_invoice_owner() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO invoice_owners (kind, number, user_id, purchase_id)
  VALUES (NEW.kind, NEW.number, NEW.user_id, NEW.purchase_id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER invoices_have_owners AFTER INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION keep_invoice_owner();
INSERT INTO invoice_owners (kind, number, user_id, purchase_id) SELECT kind, number, user_id, purchase_id FROM invoices;
REVOKE UPDATE, DELETE, TRUNCATE ON invoice_owners FROM CURRENT_USER;

CREATE TABLE passkey_owners (
  credential_id text PRIMARY KEY,
  user_id uuid NOT NULL
);
CREATE FUNCTION keep_passkey_owner() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO passkey_owners (credential_id, user_id) VALUES (NEW.credential_id, NEW.user_id) ON CONFLICT DO NOTHING;
  ELSE
    DELETE FROM passkey_owners WHERE credential_id = OLD.credential_id AND user_id = OLD.user_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER passkeys_have_owners AFTER INSERT OR DELETE ON passkeys
  FOR EACH ROW EXECUTE FUNCTION keep_passkey_owner();
INSERT INTO passkey_owners (credential_id, user_id) SELECT credential_id, user_id FROM passkeys;
