-- Creates the accounts large1, large2 … with the password whose hash is $1, and the words by which operators find them.
WITH named AS (
  INSERT INTO identities (value, user_id)
  SELECT kind || ordinal || host, user_id
  FROM people, (VALUES ('name:large', ''), ('email:large', '@trove.example')) AS names (kind, host)
), accounts AS (
  INSERT INTO users (user_id, user_name, email, first_name, last_name, password_hash, roles, terms_accepted_at,
    created_at, updated_at)
  SELECT user_id, 'large' || ordinal, 'large' || ordinal || '@trove.example', 'Mara', 'Lind', $1::text, '{User}',
    joined_at, joined_at, joined_at
  FROM people RETURNING user_id, search_text)
INSERT INTO user_words (word, user_id) SELECT word, user_id FROM accounts, user_words_of(search_text) AS word
