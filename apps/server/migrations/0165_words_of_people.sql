-- room: auth
-- The words by which operators find people, read in order: a search stops at the first thousand people, however many have
-- the word. A word that begins another word of the same person is left out, since every search finds both or the longer.
CREATE TABLE user_words (
  word text COLLATE "C" NOT NULL,
  user_id uuid NOT NULL,
  PRIMARY KEY (word, user_id)
);

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

INSERT INTO user_words (word, user_id) SELECT word, user_id FROM users, user_words_of(search_text) AS word;
DROP INDEX users_by_search_text;
