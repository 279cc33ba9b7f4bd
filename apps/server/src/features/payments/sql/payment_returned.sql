-- Returns how much of a purchase's payment has gone back, to the card or to the balance, less what the balance gave for
-- it. Returns 0 if nothing was paid through a provider.
CREATE FUNCTION command.payment_returned(p_user uuid, p_purchase uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(refunded_cents + charged_back_cents + credited_cents), 0)::bigint
  FROM payments WHERE user_id = p_user AND subject_id = p_purchase AND purpose = 'Purchase';
$$;
