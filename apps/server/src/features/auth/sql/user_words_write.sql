-- Stores the words by which operators find a person, in the transaction that wrote the person's row. p_before is the
-- row's search text before that, or ''. The row must still be locked, so that changes of one person follow each other.
CREATE FUNCTION command.user_words_write(p_user uuid, p_before text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  present text := (SELECT search_text FROM users WHERE user_id = p_user);
BEGIN
  IF present = p_before THEN
    RETURN;
  END IF;
  DELETE FROM user_words WHERE user_id = p_user AND word = ANY (ARRAY(SELECT user_words_of(p_before)));
  INSERT INTO user_words (word, user_id) SELECT word, p_user FROM user_words_of(present) AS word ON CONFLICT DO NOTHING;
END $$;
