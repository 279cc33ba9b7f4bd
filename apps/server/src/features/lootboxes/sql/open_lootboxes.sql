-- Ends the nonce of a revealed offer with one record: a receipt of 1 to 5 boxes that the application has drawn, or a
-- void, because the account is locked or its balance too low. Locks the person's fairness row. A nonce that has a record
-- keeps it. Returns {outcome, record, next}: 'recorded' with the offer's own record, 'ended' with that of another offer,
-- 'lost' if only the records log still has the record, or 'unknown' if no record can follow from this offer; both come
-- after a restore from a backup. next, for a session in force, is what the next offer is made from.
CREATE FUNCTION command.open_lootbox(p_user uuid, p_opening command.opening, p_session uuid DEFAULT NULL) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  RETURN command.opening_record(p_user, p_opening, p_session, NULL);
END $$;
