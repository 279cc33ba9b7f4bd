-- Finds the number of the wallet's last entry at the time of a record's offer, for offers whose sealed part is lost.
-- Finds an entry that left the offered balance, is not older than the person's previous record, and existed at the time
-- of the offer.
CREATE FUNCTION command.offered_sequence(p_record records) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
DECLARE
  person uuid := p_record.user_id;
  earlier integer := p_record.nonce - 1;
  at_record bigint := (SELECT movements_until FROM records WHERE user_id = person AND nonce = earlier);
  bought uuid[] := ARRAY(SELECT transaction_id FROM openings WHERE user_id = person AND nonce = earlier);
BEGIN
  at_record := coalesce(at_record,
    (SELECT max(command.wallet_sequence_of(person, entry)) FROM unnest(bought) AS entry), 0);
  RETURN command.wallet_sequence_at(person, p_record.offered_balance_cents, at_record, p_record.offered_at);
END $$;
