-- Returns the database's part of the offer for a person's next opening. box is null if the box does not exist.
-- - wantedVersion: the version published last
-- - time: never before the person's last record or the terms in force, even if the database's clock was set back; of a
--   lost record the log has the minute
-- - terms: the published tree of the terms log, of the same moment as time
CREATE FUNCTION command.offer_inputs(p_user uuid, p_lootbox uuid) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  fairness fairness_states := command.fairness_read(p_user);
  wallet wallets := command.wallet_read(p_user);
  keys jsonb := command.browser_keys_read(p_user);
  countries jsonb := command.address_countries(p_user);
  last timestamptz := (SELECT recorded_at FROM records WHERE user_id = p_user AND nonce = fairness.nonce - 1);
  lost timestamptz := (SELECT ended_by FROM lost_records WHERE user_id = p_user AND nonce = fairness.nonce - 1);
BEGIN
  IF fairness.user_id IS NULL THEN
    RETURN NULL;
  END IF;
  RETURN (
    SELECT jsonb_build_object(
      'nonce', fairness.nonce, 'before', encode(fairness.record_hash, 'hex'),
      'rootEncrypted', encode(fairness.root_encrypted, 'hex'), 'browserKeys', keys,
      'countries', countries,
      'balanceCents', wallet.balance_cents, 'sequence', wallet.last_sequence,
      'time', command.iso_time(greatest(command.database_time(), last, lost, head.begun_at)),
      'terms', jsonb_build_object('size', head.size, 'root', encode(head.root, 'hex')),
      'box', CASE WHEN box.lootbox_id IS NOT NULL
        THEN jsonb_build_object('status', box.status,
          'wantedVersion', coalesce(box.next_version, box.table_version)) END)
    FROM terms_head AS head
    LEFT JOIN lootboxes box ON box.lootbox_id = p_lootbox);
END $$;
