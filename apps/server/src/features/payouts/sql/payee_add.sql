-- Adds a bank account or card of a person. Returns its id, also if a request with this key has added it before.
-- - p_refusal is {code, params} of a refusal by the person's market or identity, null if there is none.
-- - p_provider is the one that knows a card, and p_payment the own payment by it; null for a bank account.
-- - Refuses with STATUS_CONFLICT if they have that payee already, or three others.
-- - Locks the wallet, as payouts do.
CREATE FUNCTION command.payee_add(
  p_user uuid, p_request command.keyed_request, p_payee uuid, p_sealed bytea, p_marks bytea[], p_hint text,
  p_holder text, p_usable_at timestamptz, p_kind text, p_provider text DEFAULT NULL, p_payment uuid DEFAULT NULL,
  p_refusal jsonb DEFAULT NULL
) RETURNS uuid LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  done jsonb;
  known integer;
  same integer;
BEGIN
  PERFORM command.require_session(p_user, p_request.session, p_request.at);
  done := command.idempotency_take(p_user, p_user, p_request);
  IF done IS NOT NULL THEN
    RETURN done ->> 'payeeId';
  END IF;
  IF p_refusal IS NOT NULL THEN
    PERFORM command.refuse(p_refusal ->> 'code', p_refusal -> 'params');
  END IF;
  PERFORM command.wallet_lock(p_user);
  SELECT count(*), count(*) FILTER (WHERE iban_mark = ANY (p_marks) AND holder = p_holder) INTO known, same
  FROM payees WHERE user_id = p_user AND removed_at IS NULL;
  IF known >= 3 OR same > 0 THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  INSERT INTO payees (user_id, payee_id, iban_sealed, iban_mark, hint, holder, created_at, usable_at, kind, provider,
    payment_id)
  VALUES (p_user, p_payee, p_sealed, p_marks[1], p_hint, p_holder, p_request.at, p_usable_at, p_kind, p_provider,
    p_payment);
  PERFORM command.idempotency_complete(p_user, p_user, p_request.key, jsonb_build_object('payeeId', p_payee));
  RETURN p_payee;
END $$;
