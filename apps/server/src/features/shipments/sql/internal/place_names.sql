-- True if a place has the whole name, street or company of one of these people in it, or a word of theirs with at least
-- three letters.
CREATE FUNCTION command.place_names(p_place text, p_people jsonb) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT bool_or(strpos(fold_text(p_place), fold_text(part)) > 0
    OR EXISTS (SELECT FROM regexp_split_to_table(fold_text(part), '[^[:alnum:]]+') AS word
      WHERE length(word) > 2 AND word = ANY (regexp_split_to_array(fold_text(p_place), '[^[:alnum:]]+'))))
  FROM jsonb_array_elements(p_people) AS person
  CROSS JOIN unnest(ARRAY[person ->> 'firstName', person ->> 'lastName', person ->> 'street', person ->> 'company',
    person ->> 'addressLine2']) AS part
  WHERE length(part) > 1
$$;
