-- Removes events from the queue. Returns how many of them were there.
CREATE FUNCTION command.signals_forget(p_users uuid[], p_places bigint[]) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  forgotten integer;
BEGIN
  DELETE FROM signal_queue q USING unnest(p_users, p_places) AS seen (user_id, place)
  WHERE q.user_id = seen.user_id AND q.place = seen.place;
  GET DIAGNOSTICS forgotten = ROW_COUNT;
  RETURN forgotten;
END $$;
