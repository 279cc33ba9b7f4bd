-- Answers a stop that comes without a break. Takes an END; one of a break only keeps the answer that it has, or gets
-- none but "not taken". See stop_take.
CREATE FUNCTION command.stop_answer(p_user uuid, p_stop command.signed_stop) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  RETURN command.stop_facts(command.stop_take(p_user, p_stop, split_part(p_stop.text, E'\n', 3) = 'END'));
END $$;
