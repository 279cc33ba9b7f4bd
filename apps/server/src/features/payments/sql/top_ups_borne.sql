-- Returns how much of a person's top-ups the house bears, because they were charged back after they had been spent.
CREATE FUNCTION command.top_ups_borne(p_user uuid) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT coalesce(sum(greatest(0, -command.ledger_net(p_user, 'house:chargebacks', subject_id))), 0)::bigint
    FROM payments WHERE user_id = p_user AND purpose = 'TopUp' AND charged_back_paid_cents > 0);
END $$;
