-- Ends the nonces of lost records, so that a used nonce is never offered again. Each must be the next nonce of its
-- person, so a person's records must come in ascending order. Only the owner of the tables may call this.
CREATE FUNCTION command.lost_records_add(p_lost command.lost_record[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  lost command.lost_record;
  fairness fairness_states;
BEGIN
  FOREACH lost IN ARRAY p_lost LOOP
    SELECT * INTO fairness FROM command.fairness_lock(ARRAY[lost."userId"]);
    PERFORM command.assert_holds(fairness.nonce = lost.nonce, 'a lost record ended the next nonce of its person');
    INSERT INTO lost_records (user_id, nonce, hash, log_index, ended_by)
    VALUES (lost."userId", lost.nonce, lost.hash, lost."logIndex", lost."endedBy");
    PERFORM command.fairness_advance(ARRAY[lost."userId"], ARRAY[lost.hash]);
  END LOOP;
END $$;
COMMENT ON FUNCTION command.lost_records_add IS 'called by the owner';
