-- Returns the remaining held money to the payer's balance once no refund is under way. Some remains after another
-- return by the provider, or because of rounding. The caller has locked the payment's row.
CREATE FUNCTION command.payment_release_rest(p_user uuid, p_payment uuid, p_entry uuid, p_at timestamptz) RETURNS void
LANGUAGE sql AS $$
  SELECT command.payment_release_hold(p_user, p_payment, 0, p_entry, p_at);
$$;
