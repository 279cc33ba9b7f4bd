-- Returns the result of an opening whose nonce already has a record, as open_lootboxes does, without a lock. Returns
-- 'unknown' if the nonce has no record, or if the offer follows another record than the stored one does: then the
-- database has lost the history that the offer belongs to.
CREATE FUNCTION command.opening_replay(
  p_user uuid, p_nonce integer, p_before bytea, p_offer_hash bytea, p_zone text, p_session uuid DEFAULT NULL
) RETURNS jsonb LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  known records;
  lost lost_records;
  facts jsonb;
BEGIN
  SELECT * INTO known FROM records WHERE user_id = p_user AND nonce = p_nonce;
  IF NOT FOUND THEN
    SELECT * INTO lost FROM lost_records WHERE user_id = p_user AND nonce = p_nonce;
    RETURN CASE WHEN FOUND
      THEN jsonb_build_object('outcome', 'lost', 'recordHash', encode(lost.hash, 'hex'), 'logIndex', lost.log_index,
        'lostIndex', (SELECT lost_index FROM lost_leaves WHERE log_index = lost.log_index))
      ELSE jsonb_build_object('outcome', 'unknown') END;
  END IF;
  IF command.record_before(known) <> p_before THEN
    RETURN jsonb_build_object('outcome', 'unknown');
  END IF;
  facts := command.record_facts(known);
  IF sha256(convert_to(facts ->> 'offerText', 'UTF8')) <> p_offer_hash THEN
    RETURN jsonb_build_object('outcome', 'ended', 'record', facts);
  END IF;
  RETURN jsonb_build_object('outcome', 'recorded', 'record', facts,
    'next', command.next_offer_inputs(known, p_session, p_zone));
END $$;
