-- A text with as many lines as a real receipt, of the same lengths.
CREATE FUNCTION pg_temp.receipt_text(draw draws, before text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(E'\n', 'lootbox/receipt/v1', draw.user_id, draw.nonce,
    encode(sha256(convert_to(draw.opening_id::text, 'UTF8')), 'hex'), encode(sha256(''), 'hex'),
    left(before, 32), encode(sha256(convert_to(draw.lootbox_id::text, 'UTF8')), 'hex'), 1, draw.ticket, draw.item_id,
    draw.market_price_cents, draw.sell_price_cents, to_char(draw.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    before)
$$
