CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Normalizes a text for search: lower case, without accents and ligatures, with plain apostrophes. Belongs to the
-- tables and not to the schema command, because columns and indexes contain its results.
CREATE FUNCTION fold_text(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT replace(replace(replace(translate(
    regexp_replace(lower(normalize($1, NFKD)), '[\u0300-\u036f]', '', 'g'),
    'øłđıʼ’‘', 'oldi'''''''), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
$$;

-- Normalizes a text in another language than English for search: like fold_text, and without the marks that Arabic may
-- omit, such as vowels and the hamza on a letter.
CREATE FUNCTION fold_words(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(public.fold_text($1), '[\u0610-\u061a\u0640\u064b-\u065f\u0670]', '', 'g')
$$;

-- The full-text vector of a folded English text: its words unchanged, and their English stems.
CREATE FUNCTION text_words(text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT to_tsvector('simple', plain) || to_tsvector('english', plain)
  FROM regexp_replace($1, '[!-/:-@\[-`{-~]+', ' ', 'g') AS plain
$$;

-- The full-text vector of a folded text in the language $1, other than English: its words unchanged, and their stems if
-- PostgreSQL supports the language.
CREATE FUNCTION text_words_in(text, text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT to_tsvector('simple', plain) || CASE $1
    WHEN 'fr' THEN to_tsvector('french', plain)
    WHEN 'ar' THEN to_tsvector('arabic', plain)
    ELSE '' END
  FROM regexp_replace($2, '[!-/:-@\[-`{-~]+', ' ', 'g') AS plain
$$;

-- The query for one folded word of a search. Matches words that begin with it or have the same English stem. Empty if
-- the word has no letters.
CREATE FUNCTION word_query(text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce((nullif(phraseto_tsquery('simple', plain)::text, '') || ':*')::tsquery, '')
    || plainto_tsquery('english', plain)
  FROM regexp_replace($1, '[!-/:-@\[-`{-~]+', ' ', 'g') AS plain
$$;

-- The query for one folded word of a search in the language $1, other than English. Matches words that begin with it or
-- have the same stem.
CREATE FUNCTION word_query_in(text, text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce((nullif(phraseto_tsquery('simple', plain)::text, '') || ':*')::tsquery, '') || CASE $1
    WHEN 'fr' THEN plainto_tsquery('french', plain)
    WHEN 'ar' THEN plainto_tsquery('arabic', plain)
    ELSE '' END
  FROM regexp_replace($2, '[!-/:-@\[-`{-~]+', ' ', 'g') AS plain
$$;

-- The words under which misspelt searches find a folded text, and stems that are the beginning of a word: watch for
-- watches, but not penni for penny. Leaves out numbers, and words of fewer than four letters.
CREATE FUNCTION long_words(text) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT word
  FROM regexp_replace($1, '[!-/:-@\[-`{-~]+', ' ', 'g') AS plain,
    LATERAL (SELECT to_tsvector('simple', plain) AS wholes) AS simple,
    unnest(tsvector_to_array(wholes || to_tsvector('english', plain))) AS word
  WHERE length(word) BETWEEN 4 AND 24 AND word !~ '[0-9]'
    AND EXISTS (SELECT FROM unnest(tsvector_to_array(wholes)) AS whole WHERE starts_with(whole, word))
$$;

-- Each word unchanged, and once with each of its letters replaced by a gap: watch, _atch, w_tch.
CREATE FUNCTION word_forms(text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT form), '{}')
  FROM public.long_words($1) AS word, generate_series(1, length(word)) AS place,
    LATERAL (VALUES (word), (overlay(word PLACING '_' FROM place FOR 1))) AS forms (form)
$$;

-- The forms of the words that may have been meant if each given word has one mistake: two swapped neighbours, an extra
-- letter, a wrong letter or a missing one.
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

-- Approximates how a folded word of Latin letters sounds: headphones equals headfones, bicycle equals bycicle.
CREATE FUNCTION word_sound(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(translate(replace(replace(replace(regexp_replace(replace(replace(
    $1, 'ph', 'f'), 'ck', 'k'), 'c([eiy])', 's\1', 'g'), 'ch', '5'), 'qu', 'k'), 'gh', 'g'), 'cqyz', 'kkis'), '(.)\1+', '\1', 'g')
$$;

-- The forms under which searches find misspelt Latin words:
-- - after a tilde, the word's sound; from six letters on, also with each letter once replaced by a gap
-- - after a number sign, the sound's consonants, if there are at least four
CREATE FUNCTION sound_forms(text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT form), '{}')
  FROM public.long_words($1) AS word,
    LATERAL public.word_sound(word) AS sound,
    LATERAL (SELECT translate(sound, 'aeiouwh', '') AS consonants) AS hard,
    LATERAL (
      SELECT '~' || sound AS form
      UNION ALL SELECT '~' || overlay(sound PLACING '_' FROM place FOR 1)
        FROM generate_series(1, length(sound)) AS place WHERE length(sound) >= 6
      UNION ALL SELECT '#' || consonants WHERE length(consonants) >= 4
    ) AS forms
  WHERE word ~ '^[a-z]+$'
$$;

CREATE FUNCTION forgiving_forms(text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT public.word_forms($1) || public.sound_forms($1)
$$;

-- The forms with which a misspelt word of a search is looked up:
-- - the words that may have been meant, if it has one mistake
-- - its sound; from six letters on, with one mistake allowed in the sound too
-- - its consonants, if there are at least four
CREATE FUNCTION forgiving_slips(text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT public.slip_forms($1) || coalesce(array_agg(DISTINCT form), '{}')
  FROM public.long_words($1) AS word,
    LATERAL public.word_sound(word) AS sound,
    LATERAL (SELECT translate(sound, 'aeiouwh', '') AS consonants) AS hard,
    LATERAL (
      SELECT '~' || sound AS form
      UNION ALL SELECT '~' || slip FROM unnest(public.slip_forms(sound)) AS slip WHERE length(sound) >= 6
      UNION ALL SELECT '#' || consonants WHERE length(consonants) >= 4
    ) AS forms
  WHERE word ~ '^[a-z]+$'
$$;
