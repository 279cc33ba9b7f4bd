-- Writes one record for each revealed offer, which ends the offer's nonce. Returns the results in the order of the
-- openings. p_at is the time of the records; null means now.
CREATE FUNCTION command.openings_record(p_openings command.opening[], p_at timestamptz) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  made records[] := command.openings_judge(p_openings, p_at);
  people uuid[];
  texts text[];
  hashes bytea[];
BEGIN
  IF cardinality(made) > 0 THEN
    PERFORM command.openings_deliver(made, p_openings);
    texts := ARRAY(
      SELECT command.record_written(made[place], o."offerHash", o.before, command.record_end(made[place]))
      FROM generate_subscripts(made, 1) AS place JOIN unnest(p_openings) AS o ON o."userId" = made[place].user_id
      ORDER BY place);
    FOR place IN 1 .. cardinality(made) LOOP
      people[place] := made[place].user_id;
      hashes[place] := sha256(convert_to(texts[place], 'UTF8'));
      made[place].hash := hashes[place];
    END LOOP;
    INSERT INTO records SELECT * FROM unnest(made);
    INSERT INTO record_queue (user_id, nonce) SELECT user_id, nonce FROM unnest(made);
    PERFORM command.fairness_advance(people, hashes);
  END IF;
  RETURN command.openings_shown(p_openings, made, texts);
END $$;
