-- Returns the text in the form that search compares: lower case, without accents and ligatures, with plain apostrophes.
CREATE FUNCTION command.fold_text(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(replace(replace(translate(
    regexp_replace(lower(normalize($1, NFKD)), '[\u0300-\u036f]', '', 'g'),
    'øłđıʼ’‘', 'oldi'''''''), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
$$;
