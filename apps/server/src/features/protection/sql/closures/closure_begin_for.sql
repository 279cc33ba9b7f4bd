-- Begins to close the account of a person who has asked in writing, within an operator's transaction, and ends their
-- offers. If the person has begun it, its 48 hours start again. Locks the fairness row. Refuses with STATUS_CONFLICT
-- for operators, if an operator has begun it in the last 30 days, and after the last word.
CREATE FUNCTION command.closure_begin_for(p_user uuid, p_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  PERFORM command.offers_end(p_user);
  IF command.account_is_operator(p_user) THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  INSERT INTO closures AS c (user_id, begun_at, begun_by) VALUES (p_user, p_at, 'Operator')
  ON CONFLICT (user_id) DO UPDATE SET begun_at = p_at, begun_by = 'Operator'
  WHERE (c.begun_by = 'Person' OR c.begun_at <= p_at - interval '30 days') AND c.confirmed_at IS NULL;
  IF NOT FOUND THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
END $$;
