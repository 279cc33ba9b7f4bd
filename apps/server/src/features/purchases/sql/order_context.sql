-- Returns all stored data that an order is computed from, in one read: {lines, addresses, contact, isBalanceTaxed,
-- promo}. promo is what p_code takes off, or null without a code.
-- p_user is null for a guest, who has no address book and states their contact in the request.
CREATE FUNCTION command.order_context(p_lines command.item_quantity[], p_user uuid DEFAULT NULL,
  p_code text DEFAULT NULL, p_at timestamptz DEFAULT NULL
) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
  SELECT jsonb_build_object('lines', command.item_offers(p_lines),
    'addresses', command.address_book(p_user), 'contact', command.account_contact(p_user),
    'isBalanceTaxed', command.top_up_states_vat(p_user),
    'promo', CASE WHEN p_code IS NOT NULL THEN command.purchase_promo(p_code, p_lines, p_user, p_at) END);
$$;
