-- Returns the records that end the nonces of openings, without their hashes. An ended offer that no stop spares, or a
-- locked account, gets a void. Leaves out openings whose nonce is not the person's next one. Locks the fairness rows
-- and then the wallets of these people, so each person's openings run one after the other.
CREATE FUNCTION command.openings_judge(p_openings command.opening[], p_at timestamptz) RETURNS records[]
LANGUAGE plpgsql AS $$
DECLARE
  named uuid[] := ARRAY(SELECT "userId" FROM unnest(p_openings));
  nonces integer[] := ARRAY(SELECT nonce FROM unnest(p_openings));
  recorded uuid[] := ARRAY(SELECT r.user_id FROM records r JOIN unnest(named, nonces) AS o (user_id, nonce)
    ON r.user_id = o.user_id AND r.nonce = o.nonce WHERE r.user_id = ANY (named));
  people uuid[];
  ended uuid[];
  held wallets[];
  blocked uuid[];
  made records[];
  are_void boolean;
BEGIN
  PERFORM command.assert_holds((SELECT count(DISTINCT person) FROM unnest(named) AS person) = cardinality(named),
    'a person opens once in a batch');
  people := ARRAY(SELECT person FROM unnest(named) AS person WHERE person <> ALL (recorded));
  SELECT array_agg(user_id),
    array_agg(user_id) FILTER (WHERE f.ended_nonce = o.nonce AND o.epoch IS DISTINCT FROM f.epoch
      AND o."offerHash" IS DISTINCT FROM f.spared)
  INTO people, ended FROM command.fairness_lock(people) AS f
  JOIN unnest(p_openings) AS o ON o."userId" = f.user_id AND o.nonce = f.nonce AND o.before = f.record_hash;
  held := ARRAY(SELECT wallet FROM command.wallets_lock(people) AS wallet);
  -- A separate statement, so that it sees account locks that were committed while it waited for the wallets.
  blocked := command.accounts_locked(people) || ended;
  SELECT
    array_agg(ROW(o."userId", o.nonce, o."lootboxId", o."tableVersion", boxes, o."clientSeed", o."clientEntropy",
      o."serverSeed", o."browserKey", o."browserKeys", o."revealSignature", o."offeredBalanceCents", o."offeredAt",
      o."offerKeyId", reason, NULL, NULL, balance - CASE WHEN reason IS NULL THEN cost ELSE 0 END,
      coalesce(p_at, greatest(command.database_time(), o."offeredAt")), o."keyId", NULL,
      o."termsSize", o."termsRoot")::records),
    bool_or(reason IS NOT NULL)
  INTO made, are_void
  FROM unnest(p_openings) AS o
  LEFT JOIN lootbox_versions v ON v.lootbox_id = o."lootboxId" AND v.table_version = o."tableVersion"
  LEFT JOIN unnest(held) AS w ON w.user_id = o."userId"
  CROSS JOIN LATERAL (SELECT cardinality(o.draws) AS boxes, v.price_cents * cardinality(o.draws) AS cost,
    coalesce(w.balance_cents, 0) AS balance) AS amounts
  CROSS JOIN LATERAL (SELECT CASE WHEN o."userId" = ANY(blocked) THEN 'ACCOUNT_BLOCKED'
    WHEN balance < cost THEN 'INSUFFICIENT_BALANCE' END AS reason) AS judged
  WHERE o."userId" = ANY(people);
  PERFORM command.assert_holds(NOT EXISTS (
    SELECT FROM unnest(made) AS m JOIN unnest(p_openings) AS o ON o."userId" = m.user_id
    LEFT JOIN lootbox_versions v ON v.lootbox_id = m.lootbox_id AND v.table_version = m.table_version
    WHERE sha256(convert_to(command.offer_written(m, v, o.before), 'UTF8')) IS DISTINCT FROM o."offerHash"
  ), 'a record keeps its offer');
  IF are_void THEN
    made := array_remove(ARRAY(
      SELECT CASE WHEN m.reason IS NULL THEN m ELSE command.opening_void_range(m, o."offeredSequence") END
      FROM unnest(made) AS m JOIN unnest(p_openings) AS o ON o."userId" = m.user_id), NULL);
  END IF;
  RETURN made;
END $$;
