-- Returns a person's addresses with their ids, in the form that an order stores: the default first, then newest first.
CREATE FUNCTION command.address_book(p_user uuid) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT coalesce(jsonb_agg(jsonb_build_object('addressId', address_id, 'firstName', first_name,
      'lastName', last_name, 'company', company, 'street', street, 'houseNumber', house_number,
      'addressLine2', address_line2, 'postalCode', postal_code, 'city', city, 'state', state,
      'countryCode', country_code, 'phoneNumber', phone_number)
      ORDER BY is_default DESC, created_at DESC, address_id DESC), '[]')
    FROM addresses WHERE user_id = p_user);
END $$;
