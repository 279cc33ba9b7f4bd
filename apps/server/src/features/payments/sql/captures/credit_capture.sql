-- Credits a quarantined capture to a person's balance, without the part that the provider has returned to the payer.
-- Returns the credited amount.
-- - If the capture was found for a person's payment, only that person can get it.
-- - Refuses with NOT_FOUND for capture and person.
-- - Refuses with STATUS_CONFLICT also for a closed account, and if a bank can take the money back without a reason.
CREATE FUNCTION command.credit_capture(p_capture uuid, p_release command.capture_release, p_at timestamptz)
RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  capture quarantined_captures := command.capture_lock(p_capture);
  owner_wallet uuid := command.wallet_id(capture.user_id);
  credited bigint := command.capture_worth(capture, (capture.evidence ->> 'paidCents')::bigint) - capture.returned_cents;
BEGIN
  IF command.wallet_id(p_release."userId") IS NULL THEN
    PERFORM command.refuse('NOT_FOUND');
  ELSIF owner_wallet IS NOT NULL AND capture.user_id <> p_release."userId" OR credited <= 0 THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  IF EXISTS (SELECT FROM payments
    WHERE user_id = capture.user_id AND payment_id = capture.payment_id AND can_be_reversed)
  THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  PERFORM command.closure_require_unclosed(p_release."userId");
  -- A refund that was refused before does not keep the money from going back when the account is closed.
  UPDATE quarantined_captures SET release = 'Credit', released_at = p_at, release_user_id = p_release."userId",
    refund_status = NULL
  WHERE capture_id = p_capture;
  -- Locks the payment before the wallet, in the same order as all other functions.
  PERFORM command.quarantine_end(capture, p_at);
  PERFORM command.ledger_post(p_release."userId", 'house:quarantine', 'TopUp', ARRAY[ROW(p_release."entryId", credited,
    'Payment that matched no order', p_capture)::command.posting], p_at);
  RETURN credited;
END $$;
