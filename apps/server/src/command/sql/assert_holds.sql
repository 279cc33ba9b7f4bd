-- Fails the command with an error unless p_condition is true. Requests from the shop's code never violate it: it guards
-- against bugs in the application, and against anybody who runs SQL with the application's role.
CREATE FUNCTION command.assert_holds(p_condition boolean, p_rule text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF p_condition IS NOT TRUE THEN
    RAISE EXCEPTION USING ERRCODE = 'check_violation', MESSAGE = p_rule;
  END IF;
END $$;
