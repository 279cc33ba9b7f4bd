-- Ends the nonces of lost records, so that no spent nonce is offered again. Each must be its person's next one; a
-- person's records come in their order. Only the owner of the tables may do so.
CREATE FUNCTION command.lost_records_add(p_lost command.lost_record[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  lost command.lost_record;
  fairness fairness_states;
BEGIN
  FOREACH lost IN ARRAY p_lost LOOP
    SELECT * INTO fairness FROM command.fairness_lock(ARRAY[lost."userId"]);
    PERFORM command.assert_holds(fairness.nonce = lost.nonce, 'a lost record ended the next nonce of its person');
    INSERT INTO lost_records (user_id, nonce, hash, log_index)
    VALUES (lost."userId", lost.nonce, lost.hash, lost."logIndex");
    PERFORM command.fairness_advance(ARRAY[lost."userId"], ARRAY[lost.hash]);
  END LOOP;
END $$;
COMMENT ON FUNCTION command.lost_records_add IS 'called by the owner';
