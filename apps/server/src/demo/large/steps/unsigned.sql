-- The receipts of all openings, without their hashes. Seeds and browser keys are placeholders, so these openings can't
-- be verified. $1: the id of the signing key.
CREATE TEMP TABLE unsigned ON COMMIT DROP AS
SELECT d.user_id, nonce, lootbox_id, table_version, 1 AS quantity, 'large' AS client_seed,
  substring(sha256(uuid_send(inventory_item_id)) FROM 1 FOR 16) AS client_entropy,
  sha256(uuid_send(opening_id)) AS server_seed, sha256(uuid_send(d.user_id)) AS browser_key,
  ARRAY[sha256(uuid_send(d.user_id))] AS browser_keys, sha512(uuid_send(transaction_id)) AS reveal_signature,
  balance_cents + price_cents AS offered_balance_cents, d.at AS offered_at, $1::bytea AS offer_key_id,
  NULL::text AS reason, NULL::bigint AS movements_after, NULL::bigint AS movements_until, balance_cents,
  d.at AS recorded_at, $1::bytea AS key_id
FROM draws d JOIN moves m ON m.user_id = d.user_id AND m.entry_id = d.transaction_id
