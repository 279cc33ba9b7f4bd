-- Puts a new code in the place of a live one that the person has bought, and mails it. Refuses with NOT_FOUND and
-- STATUS_CONFLICT. Locks the code.
CREATE FUNCTION command.gift_renew(
  p_user uuid, p_gift uuid, p_hash bytea, p_mail command.ready_mail, p_at timestamptz
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  gift gift_codes;
BEGIN
  SELECT * INTO gift FROM gift_codes WHERE gift_id = p_gift AND giver_id = p_user AND source = 'Bought' FOR UPDATE;
  IF gift.gift_id IS NULL THEN
    PERFORM command.refuse('NOT_FOUND');
  ELSIF gift.status <> 'Live' OR gift.expires_at <= p_at THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  UPDATE gift_codes SET code_hash = p_hash, version = version + 1 WHERE gift_id = p_gift;
  PERFORM command.mail_queue(p_user, p_mail, p_at);
END $$;
