-- Writes a break, with the marks of an exclusion, and cancels raises of limits that wait. The caller has locked the
-- fairness row and the row of counters.
CREATE FUNCTION command.break_insert(
  p_user uuid, p_break uuid, p_kind text, p_began_at timestamptz, p_until timestamptz,
  p_marks command.exclusion_mark[], p_begun_by text, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO breaks (user_id, break_id, kind, began_at, until, begun_by)
  VALUES (p_user, p_break, p_kind, p_began_at, p_until, p_begun_by);
  INSERT INTO exclusion_marks (mark, kind, user_id) SELECT mark, kind, p_user FROM unnest(p_marks)
  ON CONFLICT DO NOTHING;
  IF p_kind = 'Exclusion' THEN
    PERFORM command.exclusion_compare_later(p_user);
  END IF;
  PERFORM command.protection_raises_cancel(p_user, p_at);
END $$;
