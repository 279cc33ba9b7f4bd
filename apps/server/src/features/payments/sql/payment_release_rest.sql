-- Gives the remaining held money back to the payer's balance once no refund is requested any more. Some can remain
-- because the provider returned money in another way, or because of rounding. p_failed_cents of refunds that failed go
-- back also while others are requested. The caller has locked the payment's row.
CREATE FUNCTION command.payment_release_rest(
  p_user uuid, p_payment uuid, p_failed_cents bigint, p_entry uuid, p_at timestamptz
) RETURNS void
LANGUAGE sql AS $$
  SELECT command.payment_release_hold(p_user, p_payment, p_failed_cents, p_entry, p_at);
$$;
