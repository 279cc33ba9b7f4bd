-- Writes one record for each of the revealed offers, which must be of different people. A record is a receipt of 1 to 5
-- boxes that the application has drawn; or a void, if the offer was ended, the account is locked or the balance too low. If the nonce has a
-- record already, keeps that. Locks the people's fairness rows. Returns a list of {outcome, record, next} in the order
-- of the openings:
-- - 'recorded': the offer's own record
-- - 'ended': the record of another offer
-- - 'lost': only the records log still has the record, after a restore from a backup
-- - 'unknown': no record can follow from this offer, after a restore from a backup
-- next is the database's part of the next offer if the session is valid.
CREATE FUNCTION command.open_lootboxes(p_openings command.opening[]) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  RETURN command.openings_record(p_openings, NULL);
END $$;
