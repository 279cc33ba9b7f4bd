CREATE FUNCTION user_words_of(search_text text) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT DISTINCT word FROM string_to_table($1, ' ') AS word
  WHERE NOT EXISTS (SELECT FROM string_to_table($1, ' ') AS other WHERE other <> word AND starts_with(other, word))
$$;

CREATE FUNCTION write_user_words() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM user_words WHERE user_id = OLD.user_id AND word = ANY (ARRAY(SELECT user_words_of(OLD.search_text)));
  END IF;
  INSERT INTO user_words (word, user_id) SELECT word, NEW.user_id FROM user_words_of(NEW.search_text) AS word;
  RETURN NULL;
END $$;
CREATE TRIGGER users_have_words AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION write_user_words();
CREATE TRIGGER users_keep_words AFTER UPDATE ON users FOR EACH ROW
  WHEN (NEW.search_text <> OLD.search_text) EXECUTE FUNCTION write_user_words();

-- Notifies every process at the commit that a session has ended or an account was locked, so that each process closes
-- the streams of that session or account. Uses the channel of notifications. PostgreSQL sends equal messages of one
-- transaction only once.
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

-- Marks a new address as unconfirmed, unless the same statement confirms it.
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
