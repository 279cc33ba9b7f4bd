-- Returns how much of a person's balance may go back to cards, of p_own_cents that are their own: not what the house
-- bears for them.
CREATE FUNCTION command.own_money_free(p_user uuid, p_own_cents bigint) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN greatest(0, p_own_cents - command.top_ups_borne(p_user));
END $$;
