-- Ends the nonces of lost records, so that no spent nonce is offered again. They must be the people's next ones, in order.
-- Only the owner of the tables may do so, when the logs are restored.
CREATE FUNCTION command.lost_records_add(p_lost command.lost_record[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  lost command.lost_record;
  fairness fairness_states;
BEGIN
  FOR lost IN SELECT * FROM unnest(p_lost) ORDER BY "userId", nonce LOOP
    fairness := command.fairness_lock(lost."userId");
    PERFORM command.assert_holds(fairness.nonce = lost.nonce, 'a lost record ended the next nonce of its person');
    INSERT INTO lost_records (user_id, nonce, hash, log_index)
    VALUES (lost."userId", lost.nonce, lost.hash, lost."logIndex");
    PERFORM command.fairness_advance(lost."userId", lost.hash);
  END LOOP;
END $$;
