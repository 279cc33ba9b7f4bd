-- Returns what a person is told that closing their account waits for. Cases and chargebacks are one neutral Review,
-- which only people who are closing learn of. Wait: less than 48 hours since the beginning, so that the owner can take
-- back what a stolen session began.
CREATE FUNCTION command.closure_holds_shown(p_user uuid, p_at timestamptz) RETURNS text[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  holds text[] := command.closure_holds(p_user);
  begun timestamptz := command.closure_read(p_user) ->> 'begunAt';
  shown text[] := array_remove(array_remove(holds, 'Case'), 'Chargeback');
BEGIN
  RETURN shown || array_remove(ARRAY[
    CASE WHEN begun IS NOT NULL AND cardinality(shown) < cardinality(holds) THEN 'Review' END,
    CASE WHEN begun > p_at - interval '48 hours' THEN 'Wait' END], NULL);
END $$;
