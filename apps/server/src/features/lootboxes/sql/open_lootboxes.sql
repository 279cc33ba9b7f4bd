-- Ends the nonces of revealed offers, each of another person, with one record each: a receipt of 1 to 5 boxes that the
-- application has drawn, or a void, because the account is locked or its balance too low. A nonce that has a record
-- keeps it. Locks the people's fairness rows. Returns a list of {outcome, record, next} in the order of the openings:
-- - 'recorded': the offer's own record
-- - 'ended': the record of another offer
-- - 'lost': only the records log still has the record, after a restore from a backup
-- - 'unknown': no record can follow from this offer, after a restore from a backup
-- next is the context of the next offer, for a valid session.
CREATE FUNCTION command.open_lootboxes(p_openings command.opening[]) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp
-- Planned for lists of unknown length, once. PostgreSQL would plan a short list again each time.
SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  RETURN command.openings_record(p_openings, NULL);
END $$;
