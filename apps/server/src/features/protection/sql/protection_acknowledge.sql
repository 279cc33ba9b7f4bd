-- Notes that a person has seen or answered what was due. p_minutes are the person's own minutes between reality checks,
-- or null to leave them.
CREATE FUNCTION command.protection_acknowledge(
  p_user uuid, p_request command.keyed_request, p_what text, p_minutes integer DEFAULT NULL
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  PERFORM command.require_session(p_user, p_request.session, p_request.at);
  IF command.idempotency_take(p_user, p_user, p_request) IS NOT NULL THEN
    RETURN;
  END IF;
  INSERT INTO protection_states (user_id) VALUES (p_user) ON CONFLICT DO NOTHING;
  UPDATE protection_states SET
    reality_seen_at = CASE WHEN p_what = 'RealityCheck' THEN p_request.at ELSE reality_seen_at END,
    reality_minutes = coalesce(p_minutes, reality_minutes),
    report_seen_at = CASE WHEN p_what = 'Report' THEN p_request.at ELSE report_seen_at END,
    limit_chosen_at = CASE WHEN p_what = 'LimitChoice' THEN p_request.at ELSE limit_chosen_at END
  WHERE user_id = p_user;
  PERFORM command.idempotency_complete(p_user, p_user, p_request.key, '{}');
END $$;
