-- Notes that a person consents to drawings without withdrawal, by a text of a version and language with this hash.
CREATE FUNCTION command.protection_consent(
  p_user uuid, p_request command.keyed_request, p_consent uuid, p_text_hash text, p_version integer, p_language text
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  PERFORM command.require_session(p_user, p_request.session, p_request.at);
  IF command.idempotency_take(p_user, p_user, p_request) IS NOT NULL THEN
    RETURN;
  END IF;
  INSERT INTO protection_states (user_id) VALUES (p_user) ON CONFLICT DO NOTHING;
  UPDATE protection_states SET consented_at = p_request.at, consent_hash = p_text_hash WHERE user_id = p_user;
  INSERT INTO protection_consents (user_id, consent_id, text_hash, version, language, consented_at)
  VALUES (p_user, p_consent, p_text_hash, p_version, p_language, p_request.at);
  PERFORM command.idempotency_complete(p_user, p_user, p_request.key, '{}');
END $$;
