-- Returns the results of openings in their order. An opening that has just ended its nonce has its record in p_made,
-- with the text at the same place in p_texts. Every other opening is a replay and gets the result of the earlier
-- record.
CREATE FUNCTION command.openings_shown(p_openings command.opening[], p_made records[], p_texts text[]) RETURNS jsonb
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT jsonb_agg(CASE
      WHEN made.user_id IS NULL
        THEN command.opening_replay(o."userId", o.nonce, o.before, o."offerHash", o."timeZone", o."sessionId")
      ELSE jsonb_build_object('outcome', 'recorded', 'record', jsonb_build_object(
        'reason', reason, 'text', text, 'keyId', encode(key_id, 'hex'), 'walletId', command.wallet_id(made.user_id),
        'balanceCents', made.balance_cents,
        'openings', CASE WHEN reason IS NULL THEN to_jsonb(o.draws) ELSE '[]' END), 'next', CASE
        WHEN command.session_holds(o."userId", o."sessionId", command.database_time())
        THEN command.offer_inputs(made.user_id, made.lootbox_id, o."timeZone") END) END
      ORDER BY o.ordinality)
    FROM unnest(p_openings) WITH ORDINALITY AS o
    LEFT JOIN unnest(p_made) WITH ORDINALITY AS made ON made.user_id = o."userId"
    LEFT JOIN unnest(p_texts) WITH ORDINALITY AS written (text, place) ON place = made.ordinality);
END $$;
