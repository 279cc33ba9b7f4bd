-- Carries breaks and limits from a person's closed account to their new one, each once: rows of the new account bear
-- the ids of the old ones. A limit counts unless the new account has a lower one. Locks the fairness row and then the
-- row of counters, as break_begin does.
CREATE FUNCTION command.protection_carry(
  p_user uuid, p_breaks command.carried_break[], p_limits command.carried_limit[], p_at timestamptz
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  old command.carried_limit;
BEGIN
  PERFORM command.offers_end(p_user);
  PERFORM command.protection_lock(p_user);
  INSERT INTO breaks (user_id, break_id, kind, began_at, until, begun_by, follows, carried_at)
  SELECT p_user, b."breakId", b.kind, b."beganAt", b.until, b."begunBy", b.follows,
    command.database_time() FROM unnest(p_breaks) AS b
  ON CONFLICT (user_id, break_id) DO NOTHING;
  FOREACH old IN ARRAY p_limits LOOP
    CONTINUE WHEN EXISTS (SELECT FROM protection_limit_changes
      WHERE user_id = p_user AND change_id = old."limitId");
    INSERT INTO protection_limits AS l (user_id, kind, period, limit_id, amount_cents)
    VALUES (p_user, old.kind, old.period, gen_random_uuid(), old."amountCents")
    ON CONFLICT (user_id, kind, period) DO UPDATE SET amount_cents = least(l.amount_cents, old."amountCents"),
      requested_at = NULL, requested_cents = NULL, confirmable_at = NULL, lapses_at = NULL;
    INSERT INTO protection_limit_changes (user_id, change_id, kind, period, change, amount_cents, changed_at)
    SELECT p_user, old."limitId", kind, period, 'Set', amount_cents, p_at FROM protection_limits
    WHERE user_id = p_user AND kind = old.kind AND period = old.period;
  END LOOP;
END $$;
