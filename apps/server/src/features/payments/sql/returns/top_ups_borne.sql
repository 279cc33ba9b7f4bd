-- Returns how much the house bears of a person's charged back top-ups, gift codes and credited captures.
CREATE FUNCTION command.top_ups_borne(p_user uuid) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
DECLARE
  top_up uuid;
  borne bigint := 0;
BEGIN
  FOR top_up IN SELECT subject_id FROM payments
    WHERE user_id = p_user AND purpose IN ('TopUp', 'Gift') AND charged_back_paid_cents > 0
    UNION ALL SELECT capture_id FROM quarantined_captures
    WHERE release_user_id = p_user AND release = 'Credit' AND charged_back_paid_cents > 0
  LOOP
    borne := borne + greatest(0, -command.ledger_net(p_user, 'house:chargebacks', top_up));
  END LOOP;
  RETURN borne;
END $$;
