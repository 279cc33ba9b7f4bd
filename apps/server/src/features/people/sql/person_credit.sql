-- Credits a person's balance as goodwill within an operator's transaction, and notifies the person. Its limit holds for
-- all callers; the shop's setting has a lower one. Refuses with NOT_FOUND, and
-- with STATUS_CONFLICT for a closed account. Returns the new balance.
CREATE FUNCTION command.person_credit(p_user uuid, p_entry uuid, p_amount_cents bigint, p_at timestamptz)
RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  PERFORM command.assert_holds(p_amount_cents BETWEEN 1 AND 100000, 'goodwill is at most 1,000 euros at a time');
  IF command.wallet_id(p_user) IS NULL THEN
    PERFORM command.refuse('NOT_FOUND');
  END IF;
  PERFORM command.closure_require_unclosed(p_user);
  PERFORM command.person_tell(p_user, 'credited', jsonb_build_object('amount', command.euros(p_amount_cents)), p_at);
  RETURN command.ledger_post(p_user, 'house:goodwill', 'TopUp',
    ARRAY[ROW(p_entry, p_amount_cents, 'Goodwill credit', NULL)::command.posting], p_at);
END $$;
