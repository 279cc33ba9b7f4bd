-- Returns the database's part of the offer for a person's next opening. box is null if the box does not exist.
-- - wantedVersion: the version published last
-- - time: never before the person's last record, their running periods or the terms in force, and after their last
--   stop, even if the database's clock was set back; of a lost record the log has the minute
-- - break: the one in force by a clock that is read before time, so that no offer is dated before the break's end
-- - protection: limits, counters and answers of the person at that time
-- - terms: the published tree of the terms log, of the same moment as time
CREATE FUNCTION command.offer_inputs(p_user uuid, p_lootbox uuid, p_zone text) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  read_at timestamptz := command.database_time();
  fairness fairness_states := command.fairness_read(p_user);
  wallet wallets := command.wallet_read(p_user);
  keys jsonb := command.browser_keys_read(p_user);
  countries jsonb := command.address_countries(p_user);
  last timestamptz := (SELECT recorded_at FROM records WHERE user_id = p_user AND nonce = fairness.nonce - 1);
  lost timestamptz := (SELECT ended_by FROM lost_records WHERE user_id = p_user AND nonce = fairness.nonce - 1);
  terms record;
  protection jsonb;
BEGIN
  SELECT head.size, head.root, head.begun_at, box.status, coalesce(box.next_version, box.table_version) AS wanted
  INTO terms FROM terms_head AS head LEFT JOIN lootboxes box ON box.lootbox_id = p_lootbox;
  IF fairness.user_id IS NULL OR NOT FOUND THEN
    RETURN NULL;
  END IF;
  protection := command.protection_read(p_user, greatest(read_at, last, lost, terms.begun_at,
    fairness.stopped_at + interval '1 millisecond'), p_zone);
  RETURN jsonb_build_object(
    'nonce', fairness.nonce, 'epoch', fairness.epoch, 'before', encode(fairness.record_hash, 'hex'),
    'rootEncrypted', encode(fairness.root_encrypted, 'hex'), 'browserKeys', keys,
    'countries', countries, 'protection', protection,
    'break', command.break_in_force(p_user, read_at),
    'isClosing', command.closure_has_begun(p_user),
    'balanceCents', wallet.balance_cents, 'sequence', wallet.last_sequence,
    'time', protection -> 'time',
    'terms', jsonb_build_object('size', terms.size, 'root', encode(terms.root, 'hex')),
    'box', CASE WHEN terms.status IS NOT NULL
      THEN jsonb_build_object('status', terms.status, 'wantedVersion', terms.wanted) END);
END $$;
