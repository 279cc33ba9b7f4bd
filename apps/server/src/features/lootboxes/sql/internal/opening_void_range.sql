-- Sets the wallet movements that a void lists: all since its offer. Null if the wallet's entries don't lead from the
-- offer's balance to the present one, which can happen after a restore from a backup.
CREATE FUNCTION command.opening_void_range(p_record records, p_sequence bigint) RETURNS records
LANGUAGE plpgsql STABLE AS $$
DECLARE
  person uuid := p_record.user_id;
  offered bigint := p_record.offered_balance_cents;
BEGIN
  p_record.movements_after := coalesce(p_sequence, command.offered_sequence(p_record));
  p_record.movements_until := (command.wallet_read(person)).last_sequence;
  IF p_record.movements_after <= p_record.movements_until
    AND offered = command.wallet_balance_after(person, p_record.movements_after) THEN
    RETURN p_record;
  END IF;
  RETURN NULL;
END $$;
