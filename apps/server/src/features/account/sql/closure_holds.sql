-- Returns what has to end before a person's account can be closed.
CREATE FUNCTION command.closure_holds(p_user uuid) RETURNS text[] LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN command.payments_unfinished(p_user)
    || CASE WHEN command.payouts_unfinished(p_user) THEN ARRAY['Payout'] ELSE '{}' END
    || CASE WHEN command.shipments_unfinished(p_user) THEN ARRAY['Shipment'] ELSE '{}' END
    || CASE WHEN command.withdrawals_unfinished(p_user) THEN ARRAY['Withdrawal'] ELSE '{}' END
    || CASE WHEN command.purchases_are_owed(p_user) OR command.gifts_are_owed(p_user) THEN ARRAY['Owed'] ELSE '{}' END
    || CASE WHEN command.cases_open_about(p_user) OR command.signals_wait(p_user) THEN ARRAY['Case'] ELSE '{}' END;
END $$;
