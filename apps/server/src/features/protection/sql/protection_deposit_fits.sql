-- Counts money that comes into the balance otherwise than by a top-up, if it may come in. Returns the time that it
-- counts at; null in a break, while the account is closed, for who is excluded by the register, or if it would pass a
-- limit. The caller has locked the wallet, as openings lock both.
CREATE FUNCTION command.protection_deposit_fits(
  p_user uuid, p_cents bigint, p_at timestamptz, p_terms command.deposit_terms
) RETURNS timestamptz LANGUAGE plpgsql AS $$
BEGIN
  PERFORM command.protection_lock(p_user);
  IF command.break_in_force(p_user, command.database_time()) IS NOT NULL OR command.closure_has_begun(p_user)
    OR command.register_excludes(p_user)
  THEN
    RETURN NULL;
  END IF;
  RETURN command.protection_deposit(p_user, p_cents, p_at, p_terms);
EXCEPTION WHEN SQLSTATE 'TR001' THEN
  RETURN NULL;
END $$;
