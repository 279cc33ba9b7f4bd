-- Returns the sum of an order's credit notes that wait for their number.
CREATE FUNCTION command.credit_due(p_user uuid, p_purchase uuid) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT coalesce(sum(amount_cents), 0) FROM invoice_queue
    WHERE user_id = p_user AND purchase_id = p_purchase AND kind = 'CreditNote');
END $$;
