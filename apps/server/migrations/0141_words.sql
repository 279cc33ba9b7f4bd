-- What search compares in PostgreSQL's full text: the words of a folded text, as they stand and by their English stems.
CREATE FUNCTION text_words(text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT to_tsvector('simple', plain) || to_tsvector('english', plain)
  FROM regexp_replace($1, '[!-/:-@\[-`{-~]+', ' ', 'g') AS plain
$$;

-- One folded word of a search: it begins a word of the text, or has the same English stem. Empty if it has no letters.
CREATE FUNCTION word_query(text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce((nullif(phraseto_tsquery('simple', plain)::text, '') || ':*')::tsquery, '')
    || plainto_tsquery('english', plain)
  FROM regexp_replace($1, '[!-/:-@\[-`{-~]+', ' ', 'g') AS plain
$$;

-- The words of a folded text that may be misspelt, and their stems that begin them (watch of watches, not penni of penny).
-- Numbers, and words of less than four letters, are only found as they are.
CREATE FUNCTION long_words(text) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT word
  FROM regexp_replace($1, '[!-/:-@\[-`{-~]+', ' ', 'g') AS plain,
    LATERAL (SELECT to_tsvector('simple', plain) AS wholes) AS simple,
    unnest(tsvector_to_array(wholes || to_tsvector('english', plain))) AS word
  WHERE length(word) BETWEEN 4 AND 24 AND word !~ '[0-9]'
    AND EXISTS (SELECT FROM unnest(tsvector_to_array(wholes)) AS whole WHERE starts_with(whole, word))
$$;

-- These words, each as it stands and with every letter once replaced by a gap: watch, _atch, w_tch.
CREATE FUNCTION word_forms(text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT form), '{}')
  FROM public.long_words($1) AS word, generate_series(1, length(word)) AS place,
    LATERAL (VALUES (word), (overlay(word PLACING '_' FROM place FOR 1))) AS forms (form)
$$;

-- What they may have been meant to be, in these forms, if one mistake was made in each: two neighbours swapped, a letter
-- too many, a wrong letter or a missing one.
CREATE FUNCTION slip_forms(text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT form), '{}')
  FROM public.long_words($1) AS word, generate_series(0, length(word)) AS place,
    LATERAL (SELECT left(word, place) AS before, substr(word, place + 1, 1) AS letter, substr(word, place + 2) AS after)
      AS cut,
    LATERAL (VALUES
      (before || left(after, 1) || letter || substr(after, 2)),
      (before || after),
      (before || '_' || after),
      (before || '_' || letter || after)) AS forms (form)
$$;

-- room: items
ALTER TABLE items
  ADD COLUMN words tsvector NOT NULL GENERATED ALWAYS AS (text_words(fold_text(name || ' ' || brand))) STORED,
  ADD COLUMN word_forms text[] NOT NULL GENERATED ALWAYS AS (word_forms(fold_text(name || ' ' || brand))) STORED;
CREATE INDEX items_by_words ON items USING gin (words);
CREATE INDEX items_by_word_forms ON items USING gin (word_forms);
ALTER TABLE categories
  ADD COLUMN words tsvector NOT NULL GENERATED ALWAYS AS (text_words(fold_text(name))) STORED,
  ADD COLUMN word_forms text[] NOT NULL GENERATED ALWAYS AS (word_forms(fold_text(name))) STORED;

-- room: lootboxes
ALTER TABLE lootboxes
  ADD COLUMN words tsvector NOT NULL GENERATED ALWAYS AS (text_words(fold_text(name || ' ' || description))) STORED,
  ADD COLUMN word_forms text[] NOT NULL GENERATED ALWAYS AS (word_forms(fold_text(name))) STORED;
CREATE INDEX lootboxes_by_words ON lootboxes USING gin (words);
CREATE INDEX lootboxes_by_word_forms ON lootboxes USING gin (word_forms);
