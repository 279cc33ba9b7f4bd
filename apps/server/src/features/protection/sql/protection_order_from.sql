-- Notes the country of an order that a card is about to pay, as top-ups do: its money may come into the balance later.
CREATE FUNCTION command.protection_order_from(p_user uuid, p_country text, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM command.protection_lock(p_user);
  UPDATE protection_states
  SET top_up_countries = top_up_countries || jsonb_build_object(p_country, command.iso_time(p_at))
  WHERE user_id = p_user;
END $$;
