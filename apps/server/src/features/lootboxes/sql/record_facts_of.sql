-- Returns a person's records of some nonces as responses show them, in order of nonce.
CREATE FUNCTION command.record_facts_of(p_user uuid, p_nonces integer[]) RETURNS SETOF jsonb
LANGUAGE plpgsql STABLE AS $$
DECLARE
  known records;
BEGIN
  FOR known IN SELECT * FROM records WHERE user_id = p_user AND nonce = ANY (p_nonces) ORDER BY nonce LOOP
    RETURN NEXT command.record_facts(known);
  END LOOP;
END $$;
