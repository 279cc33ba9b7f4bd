-- Begins a break for a person within an operator's transaction. See break_start. Like every break, nobody can end it
-- early.
CREATE FUNCTION command.break_impose(
  p_user uuid, p_break uuid, p_kind text, p_at timestamptz, p_until timestamptz DEFAULT NULL,
  p_marks command.exclusion_mark[] DEFAULT '{}'
) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  RETURN command.break_start(p_user, p_break, p_kind, p_until, p_marks, 'Operator', p_at);
END $$;
