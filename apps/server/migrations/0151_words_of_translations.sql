-- What is compared of texts in other languages than English: folded as names are, and without the marks that Arabic writes
-- or leaves out, such as vowels and the hamza on a letter.
CREATE FUNCTION fold_words(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(public.fold_text($1), '[\u0610-\u061a\u0640\u064b-\u065f\u0670]', '', 'g')
$$;

-- What search compares of a text in another language than English: its words as they stand, and their stems where
-- PostgreSQL knows the language's.
CREATE FUNCTION text_words_in(text, text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT to_tsvector('simple', plain) || CASE $1
    WHEN 'fr' THEN to_tsvector('french', plain)
    WHEN 'ar' THEN to_tsvector('arabic', plain)
    ELSE '' END
  FROM regexp_replace($2, '[!-/:-@\[-`{-~]+', ' ', 'g') AS plain
$$;

-- One folded word of a search in such a language: it begins a word of the text, or has the same stem.
CREATE FUNCTION word_query_in(text, text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce((nullif(phraseto_tsquery('simple', plain)::text, '') || ':*')::tsquery, '') || CASE $1
    WHEN 'fr' THEN plainto_tsquery('french', plain)
    WHEN 'ar' THEN plainto_tsquery('arabic', plain)
    ELSE '' END
  FROM regexp_replace($2, '[!-/:-@\[-`{-~]+', ' ', 'g') AS plain
$$;

-- room: items
-- What is compared of translated names when people search and sort, written with the translations themselves.
CREATE TABLE item_words (
  item_id uuid NOT NULL REFERENCES items,
  language text NOT NULL,
  folded_name text COLLATE "C" NOT NULL,
  search_text text NOT NULL,
  words tsvector NOT NULL GENERATED ALWAYS AS (text_words_in(language, search_text)) STORED,
  word_forms text[] NOT NULL GENERATED ALWAYS AS (word_forms(folded_name)) STORED,
  PRIMARY KEY (item_id, language)
);
CREATE INDEX item_words_by_words ON item_words USING gin (words);
CREATE INDEX item_words_by_word_forms ON item_words USING gin (word_forms);
CREATE INDEX item_words_by_search_text ON item_words USING gin (search_text gin_trgm_ops);

CREATE FUNCTION write_item_words() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM item_words WHERE item_id = NEW.item_id;
  INSERT INTO item_words (item_id, language, folded_name, search_text)
  SELECT NEW.item_id, key, folded, folded
  FROM jsonb_each(NEW.translations), LATERAL fold_words(value ->> 'name') AS folded WHERE folded <> '';
  RETURN NULL;
END $$;
CREATE TRIGGER items_have_words AFTER INSERT ON items FOR EACH ROW
  WHEN (NEW.translations <> '{}') EXECUTE FUNCTION write_item_words();
CREATE TRIGGER items_keep_words AFTER UPDATE ON items FOR EACH ROW
  WHEN (NEW.translations <> OLD.translations) EXECUTE FUNCTION write_item_words();

-- room: items
CREATE TABLE category_words (
  category_id uuid NOT NULL REFERENCES categories,
  language text NOT NULL,
  folded_name text COLLATE "C" NOT NULL,
  search_text text NOT NULL,
  words tsvector NOT NULL GENERATED ALWAYS AS (text_words_in(language, search_text)) STORED,
  word_forms text[] NOT NULL GENERATED ALWAYS AS (word_forms(folded_name)) STORED,
  PRIMARY KEY (category_id, language)
);

CREATE FUNCTION write_category_words() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM category_words WHERE category_id = NEW.category_id;
  INSERT INTO category_words (category_id, language, folded_name, search_text)
  SELECT NEW.category_id, key, folded, folded
  FROM jsonb_each(NEW.translations), LATERAL fold_words(value ->> 'name') AS folded WHERE folded <> '';
  RETURN NULL;
END $$;
CREATE TRIGGER categories_have_words AFTER INSERT ON categories FOR EACH ROW
  WHEN (NEW.translations <> '{}') EXECUTE FUNCTION write_category_words();
CREATE TRIGGER categories_keep_words AFTER UPDATE ON categories FOR EACH ROW
  WHEN (NEW.translations <> OLD.translations) EXECUTE FUNCTION write_category_words();

-- room: lootboxes
-- As in English, a box is found by its description too.
CREATE TABLE lootbox_words (
  lootbox_id uuid NOT NULL REFERENCES lootboxes,
  language text NOT NULL,
  folded_name text COLLATE "C" NOT NULL,
  search_text text NOT NULL,
  words tsvector NOT NULL GENERATED ALWAYS AS (text_words_in(language, search_text)) STORED,
  word_forms text[] NOT NULL GENERATED ALWAYS AS (word_forms(folded_name)) STORED,
  PRIMARY KEY (lootbox_id, language)
);
CREATE INDEX lootbox_words_by_words ON lootbox_words USING gin (words);
CREATE INDEX lootbox_words_by_word_forms ON lootbox_words USING gin (word_forms);
CREATE INDEX lootbox_words_by_search_text ON lootbox_words USING gin (search_text gin_trgm_ops);

CREATE FUNCTION write_lootbox_words() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM lootbox_words WHERE lootbox_id = NEW.lootbox_id;
  INSERT INTO lootbox_words (lootbox_id, language, folded_name, search_text)
  SELECT NEW.lootbox_id, key, folded_name, trim(folded_name || ' ' || folded_description)
  FROM jsonb_each(NEW.translations),
    LATERAL (SELECT fold_words(coalesce(value ->> 'name', '')) AS folded_name,
      fold_words(coalesce(value ->> 'description', '')) AS folded_description) AS folded
  WHERE folded_name || folded_description <> '';
  RETURN NULL;
END $$;
CREATE TRIGGER lootboxes_have_words AFTER INSERT ON lootboxes FOR EACH ROW
  WHEN (NEW.translations <> '{}') EXECUTE FUNCTION write_lootbox_words();
CREATE TRIGGER lootboxes_keep_words AFTER UPDATE ON lootboxes FOR EACH ROW
  WHEN (NEW.translations <> OLD.translations) EXECUTE FUNCTION write_lootbox_words();
