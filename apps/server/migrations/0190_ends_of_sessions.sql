-- room: auth
-- Tells every process that a session has ended or an account was locked, at the commit, so that each closes the streams
-- that are still open for it. The channel is that of notifications. In one transaction, PostgreSQL sends equal notices once.
CREATE FUNCTION tell_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('notified', jsonb_build_object('endedSessionId', NEW.session_id)::text);
  RETURN NULL;
END $$;
CREATE TRIGGER sessions_tell_their_end AFTER UPDATE OF ended_at ON sessions FOR EACH ROW
  WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION tell_session_end();

CREATE FUNCTION tell_account_lock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('notified', jsonb_build_object('endedUserId', NEW.user_id)::text);
  RETURN NULL;
END $$;
CREATE TRIGGER users_tell_their_lock AFTER UPDATE OF is_locked ON users FOR EACH ROW
  WHEN (NEW.is_locked AND NOT OLD.is_locked) EXECUTE FUNCTION tell_account_lock();
