-- Returns the database's part of the offer for a person's next opening. box is null if the box does not exist.
-- - wantedVersion: the version published last
-- - time: never before the person's last record or the terms in force, even if the database's clock was set back; of a
--   lost record the log has the minute
-- - protection: limits, counters and answers of the person at that time
-- - terms: the published tree of the terms log, of the same moment as time
CREATE FUNCTION command.offer_inputs(p_user uuid, p_lootbox uuid, p_zone text) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  fairness fairness_states := command.fairness_read(p_user);
  wallet wallets := command.wallet_read(p_user);
BEGIN
  IF fairness.user_id IS NULL THEN
    RETURN NULL;
  END IF;
  RETURN (
    SELECT jsonb_build_object(
      'nonce', fairness.nonce, 'epoch', fairness.epoch, 'before', encode(fairness.record_hash, 'hex'),
      'rootEncrypted', encode(fairness.root_encrypted, 'hex'), 'browserKeys', command.browser_keys_read(p_user),
      'countries', command.address_countries(p_user), 'protection', command.protection_read(p_user, now_at, p_zone),
      'break', command.break_in_force(p_user, command.database_time()),
      'balanceCents', wallet.balance_cents, 'sequence', wallet.last_sequence,
      'time', command.iso_time(now_at),
      'terms', jsonb_build_object('size', head.size, 'root', encode(head.root, 'hex')),
      'box', CASE WHEN box.lootbox_id IS NOT NULL
        THEN jsonb_build_object('status', box.status,
          'wantedVersion', coalesce(box.next_version, box.table_version)) END)
    FROM terms_head AS head
    LEFT JOIN lootboxes box ON box.lootbox_id = p_lootbox
    LEFT JOIN records last ON last.user_id = p_user AND last.nonce = fairness.nonce - 1
    LEFT JOIN lost_records lost ON lost.user_id = p_user AND lost.nonce = fairness.nonce - 1
    CROSS JOIN LATERAL (SELECT greatest(command.database_time(), last.recorded_at, lost.ended_by, head.begun_at)
      AS now_at) AS clock);
END $$;
