-- Returns true if the last top-up that the person paid has stated the VAT. Payments from the balance then state none.
CREATE FUNCTION command.top_up_states_vat(p_user uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN coalesce((SELECT vat_cents > 0 FROM payments
    WHERE user_id = p_user AND purpose = 'TopUp' AND status = 'Success' ORDER BY settled_at DESC LIMIT 1), false);
END $$;
