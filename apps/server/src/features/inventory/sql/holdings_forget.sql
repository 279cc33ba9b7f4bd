-- Removes changes of holdings that were added to the sums. Returns how many of them were there.
CREATE FUNCTION command.holdings_forget(p_users uuid[], p_places bigint[]) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  forgotten integer;
BEGIN
  DELETE FROM holding_changes h USING unnest(p_users, p_places) AS added (user_id, place)
  WHERE h.user_id = added.user_id AND h.place = added.place;
  GET DIAGNOSTICS forgotten = ROW_COUNT;
  RETURN forgotten;
END $$;
