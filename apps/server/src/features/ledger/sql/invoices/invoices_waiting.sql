-- Returns the orders of a person whose invoice waits for its number.
CREATE FUNCTION command.invoices_waiting(p_user uuid) RETURNS uuid[] LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN ARRAY(SELECT purchase_id FROM invoice_queue WHERE user_id = p_user AND kind = 'Invoice');
END $$;
