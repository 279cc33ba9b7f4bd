-- Ends the nonce of a revealed offer with one record: a receipt of 1 to 5 boxes that the application has drawn, or a
-- void, because the account is locked or its balance too low. Locks the person's fairness row, so that one person's
-- openings run one after the other. A nonce that has a record keeps it. Returns {outcome, record, next}: 'recorded'
-- with the offer's own record, 'ended' with that of another offer, 'lost' if only the records log still has the record,
-- or 'unknown' if no record can follow from this offer; both come after a restore from a backup. next, for a session in
-- force, is what the next offer is made from.
CREATE FUNCTION command.open_lootbox(p_user uuid, p_opening command.opening, p_session uuid DEFAULT NULL) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  fairness fairness_states := command.fairness_lock(p_user);
  price bigint := (SELECT price_cents FROM lootbox_versions
    WHERE lootbox_id = p_opening."lootboxId" AND table_version = p_opening."tableVersion");
  made records;
  offer text;
  text text;
BEGIN
  IF fairness.nonce > p_opening.nonce THEN
    RETURN command.opening_repeat(p_user, p_opening, p_session);
  END IF;
  IF fairness.nonce IS DISTINCT FROM p_opening.nonce OR fairness.record_hash <> p_opening.before THEN
    RETURN jsonb_build_object('outcome', 'unknown');
  END IF;

  made := ROW(p_user, p_opening.nonce, p_opening."lootboxId", p_opening."tableVersion", cardinality(p_opening.draws),
    p_opening."clientSeed", p_opening."clientEntropy", p_opening."serverSeed", p_opening."browserKey",
    p_opening."browserKeys", p_opening."revealSignature", p_opening."offeredBalanceCents", p_opening."offeredAt",
    p_opening."offerKeyId", NULL, NULL, NULL, command.wallet_lock(p_user),
    coalesce(p_opening.at, greatest(command.database_time(), p_opening."offeredAt")), p_opening."keyId", NULL);
  offer := command.offer_text(made);
  PERFORM command.assert_holds(sha256(convert_to(offer, 'UTF8')) = p_opening."offerHash", 'a record keeps its offer');
  made.reason := CASE
    WHEN command.account_is_locked(p_user) THEN 'ACCOUNT_BLOCKED'
    WHEN made.balance_cents < price * made.quantity THEN 'INSUFFICIENT_BALANCE' END;
  IF made.reason IS NULL THEN
    made.balance_cents := command.opening_deliver(made, price, p_opening.draws);
  ELSE
    made := command.opening_void_range(made, p_opening."offeredSequence");
    IF made.user_id IS NULL THEN
      RETURN jsonb_build_object('outcome', 'unknown');
    END IF;
  END IF;
  text := command.record_text(made, p_opening."offerHash");
  made.hash := sha256(convert_to(text, 'UTF8'));
  INSERT INTO records VALUES (made.*);
  PERFORM command.fairness_advance(p_user, made.hash);
  RETURN jsonb_build_object('outcome', 'recorded', 'record', command.record_shown(made, offer, text),
    'next', command.next_offer_inputs(made, p_session));
END $$;
