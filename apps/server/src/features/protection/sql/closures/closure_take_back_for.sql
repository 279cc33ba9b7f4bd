-- Takes the closing of an account back that an operator has begun, within an operator's transaction: the person may be
-- locked out. Refuses with STATUS_CONFLICT if there is none, and after the last word.
CREATE FUNCTION command.closure_take_back_for(p_user uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  DELETE FROM closures WHERE user_id = p_user AND begun_by = 'Operator' AND confirmed_at IS NULL;
  IF NOT FOUND THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
END $$;
