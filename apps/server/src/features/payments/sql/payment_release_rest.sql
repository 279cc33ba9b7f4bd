-- Gives back to the payer's balance what it gave for refunds, once none of them is under way any more: after another
-- return of the provider, or because of rounding. The caller has locked the payment's row.
CREATE FUNCTION command.payment_release_rest(p_user uuid, p_payment uuid, p_entry uuid, p_at timestamptz) RETURNS void
LANGUAGE sql AS $$
  SELECT command.payment_release_hold(p_user, p_payment, 0, p_entry, p_at);
$$;
