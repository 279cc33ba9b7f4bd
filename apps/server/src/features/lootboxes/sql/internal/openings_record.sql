-- Ends the nonce of a revealed offer with one record. Locks the person's fairness row, so that one person's openings run
-- one after the other; a repeat, whose nonce has its record, waits for none of them. p_at is the time of the record;
-- null for the present.
CREATE FUNCTION command.opening_record(
  p_user uuid, p_opening command.opening, p_session uuid, p_at timestamptz
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  fairness fairness_states;
  price bigint := (SELECT price_cents FROM lootbox_versions
    WHERE lootbox_id = p_opening."lootboxId" AND table_version = p_opening."tableVersion");
  made records;
  offer text;
  text text;
BEGIN
  IF NOT EXISTS (SELECT FROM records WHERE user_id = p_user AND nonce = p_opening.nonce) THEN
    fairness := command.fairness_lock(p_user);
  END IF;
  IF fairness.nonce IS NULL OR fairness.nonce > p_opening.nonce THEN
    RETURN command.opening_repeat(p_user, p_opening.nonce, p_opening.before, p_opening."offerHash", p_session);
  END IF;
  IF fairness.nonce <> p_opening.nonce OR fairness.record_hash <> p_opening.before THEN
    RETURN jsonb_build_object('outcome', 'unknown');
  END IF;

  made := ROW(p_user, p_opening.nonce, p_opening."lootboxId", p_opening."tableVersion", cardinality(p_opening.draws),
    p_opening."clientSeed", p_opening."clientEntropy", p_opening."serverSeed", p_opening."browserKey",
    p_opening."browserKeys", p_opening."revealSignature", p_opening."offeredBalanceCents", p_opening."offeredAt",
    p_opening."offerKeyId", NULL, NULL, NULL, command.wallet_lock(p_user),
    coalesce(p_at, greatest(command.database_time(), p_opening."offeredAt")), p_opening."keyId", NULL);
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
