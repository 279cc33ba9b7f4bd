-- Ends the nonces of revealed offers, each of another person, with one record each: a receipt of 1 to 5 boxes that the
-- application has drawn, or a void, because the account is locked or its balance too low. Locks the people's fairness
-- rows. A nonce that has a record keeps it. Returns a list of {outcome, record, next} in the order of the openings:
-- 'recorded' with the offer's own record, 'ended' with that of another offer, 'lost' if only the records log still has
-- the record, or 'unknown' if no record can follow from this offer; both come after a restore from a backup. next, for
-- a session in force, is what the next offer is made from.
CREATE FUNCTION command.open_lootboxes(p_openings command.opening[]) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp
-- Planned for lists of unknown length, once. PostgreSQL would plan a short list again each time.
SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  RETURN command.openings_record(p_openings, NULL);
END $$;
