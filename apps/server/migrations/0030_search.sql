CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- The text in the form that search compares: lower case, without accents and ligatures, with plain apostrophes. It stands
-- beside the tables and not with the functions of the schema command, because columns and indexes hold its results.
CREATE FUNCTION fold_text(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT replace(replace(replace(translate(
    regexp_replace(lower(normalize($1, NFKD)), '[\u0300-\u036f]', '', 'g'),
    'øłđıʼ’‘', 'oldi'''''''), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
$$;

-- room: items
-- What is compared when people search and sort by name, folded when it is written and not for each question.
ALTER TABLE items
  ADD COLUMN folded_name text COLLATE "C" NOT NULL GENERATED ALWAYS AS (fold_text(name)) STORED,
  ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (fold_text(name || ' ' || brand)) STORED;
CREATE INDEX items_by_search_text ON items USING gin (search_text gin_trgm_ops);
ALTER TABLE categories ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (fold_text(name)) STORED;

-- room: lootboxes
ALTER TABLE lootboxes
  ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (fold_text(name || ' ' || description)) STORED;
CREATE INDEX lootboxes_by_search_text ON lootboxes USING gin (search_text gin_trgm_ops);
