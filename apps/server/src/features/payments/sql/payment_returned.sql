-- Returns how much of a purchase's payment was given back, to the card and to the balance together. Subtracts money
-- that the balance gave when the provider returned the same money. Returns 0 if nothing was paid through a provider.
CREATE FUNCTION command.payment_returned(p_user uuid, p_purchase uuid) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT coalesce(sum(refunded_cents + charged_back_cents + credited_cents), 0)::bigint
    FROM payments WHERE user_id = p_user AND subject_id = p_purchase AND purpose = 'Purchase');
END $$;
