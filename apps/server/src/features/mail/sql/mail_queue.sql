-- Writes a mail that was made ready, to be sent if the transaction commits: {mailId, kind, recipient, language,
-- sealedContent in base64}. p_user is null for a guest. Nothing for a null mail.
CREATE FUNCTION command.mail_queue(p_user uuid, p_mail jsonb, p_at timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO outbox (mail_id, user_id, kind, recipient, language, sealed_content, created_at, next_attempt_at)
  SELECT "mailId", p_user, kind, recipient, language, decode("sealedContent", 'base64'), p_at, p_at
  FROM jsonb_to_record(p_mail) AS mail ("mailId" uuid, kind text, recipient text, language text, "sealedContent" text)
  WHERE jsonb_typeof(p_mail) = 'object';
$$;
