-- Returns everything that the offer for a person's next opening is made from. box is null if the box does not exist.
-- wantedVersion is the version published last. time is never before the person's last record, even if the database's
-- clock was set back.
CREATE FUNCTION command.offer_inputs(p_user uuid, p_lootbox uuid) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  fairness fairness_states := command.fairness_read(p_user);
  wallet wallets := command.wallet_read(p_user);
  box lootboxes;
BEGIN
  SELECT * INTO box FROM lootboxes WHERE lootbox_id = p_lootbox;
  RETURN jsonb_build_object(
    'nonce', fairness.nonce, 'before', encode(fairness.record_hash, 'hex'),
    'rootEncrypted', encode(fairness.root_encrypted, 'hex'), 'browserKeys', command.browser_keys_read(p_user),
    'balanceCents', wallet.balance_cents, 'sequence', wallet.last_sequence,
    'time', command.iso_time(greatest(command.database_time(),
      (SELECT recorded_at FROM records WHERE user_id = p_user AND nonce = fairness.nonce - 1))),
    'box', CASE WHEN box.lootbox_id IS NOT NULL
      THEN jsonb_build_object('status', box.status,
        'wantedVersion', coalesce(box.next_version, box.table_version)) END);
END $$;
