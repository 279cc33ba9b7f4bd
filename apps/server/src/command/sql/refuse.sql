-- Ends the command with a refusal of the error catalogue; details named …Cents reach the person in euros.
CREATE FUNCTION command.refuse(p_code text, p_detail jsonb DEFAULT NULL) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION USING ERRCODE = 'TR001', MESSAGE = p_code, DETAIL = coalesce(p_detail::text, '');
END $$;
