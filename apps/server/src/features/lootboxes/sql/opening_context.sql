-- Returns everything that an opening needs before it draws, in one read. If an earlier request with the same key
-- recorded facts, returns only {recorded: facts}. box is null if the box does not exist.
CREATE FUNCTION command.opening_context(
  p_user uuid, p_request command.keyed_request, p_lootbox uuid
) RETURNS jsonb LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  recorded idempotency_records;
  fairness fairness_states;
  box lootboxes;
BEGIN
  PERFORM command.require_session(p_user, p_request.session, p_request.at);
  recorded := command.idempotency_find(p_user, p_user, p_request);
  IF recorded.facts IS NOT NULL THEN
    RETURN jsonb_build_object('recorded', recorded.facts);
  END IF;
  fairness := command.fairness_read(p_user);
  SELECT * INTO box FROM lootboxes WHERE lootbox_id = p_lootbox;
  RETURN jsonb_build_object(
    'nonce', fairness.nonce, 'clientSeed', fairness.client_seed, 'receiptHash', fairness.receipt_hash,
    'rootEncrypted', encode(fairness.root_encrypted, 'hex'), 'walletId', command.wallet_id(p_user),
    'box', CASE WHEN box.lootbox_id IS NOT NULL
      THEN jsonb_build_object('status', box.status, 'tableVersion', box.table_version) END);
END $$;
