-- Notes the card that paid at a time: keyed hashes of it, and its country, if the provider tells one, among those of
-- top-ups and orders. The job compares an account that has paid with another card than before. Does nothing for guests,
-- who have no row, and for closed accounts, of which no card is kept.
CREATE FUNCTION command.protection_card_note(
  p_user uuid, p_marks command.exclusion_mark[], p_at timestamptz, p_country text DEFAULT NULL
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  marks bytea[] := ARRAY(SELECT mark FROM unnest(p_marks));
  paid_at text := command.iso_time(p_at);
  is_known boolean;
BEGIN
  SELECT card_marks @> marks INTO is_known FROM protection_states WHERE user_id = p_user FOR UPDATE;
  IF NOT FOUND OR EXISTS (SELECT FROM closures WHERE user_id = p_user AND closed_at IS NOT NULL) THEN
    RETURN;
  END IF;
  IF NOT is_known THEN
    UPDATE protection_states SET card_marks = card_marks || marks WHERE user_id = p_user;
    PERFORM command.exclusion_compare_later(p_user);
  END IF;
  IF p_country IS NOT NULL THEN
    UPDATE protection_states SET top_up_countries = top_up_countries || jsonb_build_object(p_country, paid_at)
    WHERE user_id = p_user AND coalesce(top_up_countries ->> p_country, '') < paid_at;
  END IF;
END $$;
