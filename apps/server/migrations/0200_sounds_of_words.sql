-- How a folded word of Latin letters sounds, roughly: headphones and headfones, bicycle and bycicle are the same.
CREATE FUNCTION word_sound(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(translate(replace(replace(replace(regexp_replace(replace(replace(
    $1, 'ph', 'f'), 'ck', 'k'), 'c([eiy])', 's\1', 'g'), 'ch', '5'), 'qu', 'k'), 'gh', 'g'), 'cqyz', 'kkis'), '(.)\1+', '\1', 'g')
$$;

-- What is kept of words for searches that don't spell them: their forms, and behind a tilde how they sound, with every
-- letter once replaced by a gap; behind a number sign their consonants, if they have at least four.
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

-- The same of a word of a search: what it may have been meant to be with one mistake, how it sounds, that with one more
-- mistake in six sounds or more, and its consonants.
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

ALTER TABLE items ALTER COLUMN word_forms SET EXPRESSION AS (forgiving_forms(fold_text(name || ' ' || brand)));
ALTER TABLE categories ALTER COLUMN word_forms SET EXPRESSION AS (forgiving_forms(fold_text(name)));
ALTER TABLE lootboxes ALTER COLUMN word_forms SET EXPRESSION AS (forgiving_forms(fold_text(name)));
ALTER TABLE item_words ALTER COLUMN word_forms SET EXPRESSION AS (forgiving_forms(folded_name));
ALTER TABLE category_words ALTER COLUMN word_forms SET EXPRESSION AS (forgiving_forms(folded_name));
ALTER TABLE lootbox_words ALTER COLUMN word_forms SET EXPRESSION AS (forgiving_forms(folded_name));
