-- Writes a prepared mail into the outbox. It is sent if the transaction commits. p_user is null for a guest. Does
-- nothing if p_mail is null.
CREATE FUNCTION command.mail_queue(p_user uuid, p_mail command.ready_mail, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (mail_id, user_id, kind, recipient, language, sealed_content, created_at, next_attempt_at)
  SELECT p_mail."mailId", coalesce(p_user, '00000000-0000-0000-0000-000000000000'), p_mail.kind, p_mail.recipient, p_mail.language, p_mail."sealedContent", p_at, p_at
  WHERE p_mail."mailId" IS NOT NULL;
END $$;
