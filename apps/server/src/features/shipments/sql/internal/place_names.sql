-- True if a place has the recipient's first name, last name, street or company in it.
CREATE FUNCTION command.place_names(p_place text, p_recipient jsonb) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT bool_or(strpos(fold_text(p_place), fold_text(word)) > 0)
  FROM unnest(ARRAY[p_recipient ->> 'firstName', p_recipient ->> 'lastName', p_recipient ->> 'street',
    p_recipient ->> 'company']) AS word
  WHERE length(word) > 1
$$;
