-- Returns an address of an order or payment with nothing in it but the country.
CREATE FUNCTION command.address_blank(p_address jsonb) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN (SELECT coalesce(jsonb_object_agg(key, CASE
      WHEN key = 'countryCode' OR jsonb_typeof(value) = 'null' THEN value ELSE '""' END), '{}')
    FROM jsonb_each(p_address));
END $$;
