-- Raises a refusal with a code of the error catalogue. The application converts details named …Cents to euros.
CREATE FUNCTION command.refuse(p_code text, p_detail jsonb DEFAULT NULL) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION USING ERRCODE = 'TR001', MESSAGE = p_code, DETAIL = coalesce(p_detail::text, '');
END $$;
