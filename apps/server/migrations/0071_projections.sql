-- room: admin
-- How far the ledger is folded into the sums. All entries up to folded_number are in them. Those up to final_number are
-- final: no transaction will add one below it. Those up to fence_number will be when every transaction up to
-- fence_transaction has ended. as_of is a time before which nothing was committed that the sums lack.
CREATE TABLE ledger_projection (
  is_single boolean PRIMARY KEY DEFAULT true CHECK (is_single),
  folded_number bigint NOT NULL DEFAULT 0,
  final_number bigint NOT NULL DEFAULT 0,
  final_at timestamptz,
  fence_number bigint NOT NULL DEFAULT 0,
  fence_transaction bigint NOT NULL DEFAULT 0,
  fence_at timestamptz,
  as_of timestamptz,
  CHECK (folded_number <= final_number)
);
INSERT INTO ledger_projection DEFAULT VALUES;

-- room: admin
-- The ledger's entries from one account to another, by hour, by day and altogether. All wallets are the account `wallet`.
-- won_cents is the market value of what the openings among them won. starts_at is in UTC; -infinity where span is all.
CREATE TABLE flow_sums (
  span text NOT NULL CHECK (span IN ('hour', 'day', 'all')),
  starts_at timestamptz NOT NULL,
  from_account text NOT NULL,
  to_account text NOT NULL,
  entries bigint NOT NULL,
  amount_cents bigint NOT NULL,
  won_cents bigint NOT NULL,
  first_number bigint NOT NULL,
  last_number bigint NOT NULL,
  PRIMARY KEY (span, starts_at, from_account, to_account)
);

-- room: admin
-- The openings of each version of a box, by hour and by day.
CREATE TABLE box_sums (
  lootbox_id uuid NOT NULL,
  table_version integer NOT NULL,
  span text NOT NULL CHECK (span IN ('hour', 'day')),
  starts_at timestamptz NOT NULL,
  openings bigint NOT NULL,
  spent_cents bigint NOT NULL,
  won_cents bigint NOT NULL,
  PRIMARY KEY (lootbox_id, table_version, span, starts_at)
);
CREATE INDEX box_sums_by_time ON box_sums (span, starts_at);

-- room: admin
-- How often the tickets of each hundredth were drawn: bin 0 holds the tickets 0 to 9,999.
CREATE TABLE ticket_counts (
  lootbox_id uuid NOT NULL,
  table_version integer NOT NULL,
  bin integer NOT NULL CHECK (bin BETWEEN 0 AND 99),
  tickets bigint NOT NULL,
  PRIMARY KEY (lootbox_id, table_version, bin)
);

-- room: admin
-- The versions of boxes that were opened, in the order of their first openings (place), with all their openings. evidence
-- is the natural logarithm of an e-process, the highest so far is kept, and a time of an alarm stays.
CREATE TABLE odds_watches (
  lootbox_id uuid NOT NULL,
  table_version integer NOT NULL,
  place integer NOT NULL UNIQUE,
  openings bigint NOT NULL,
  spent_cents bigint NOT NULL,
  won_cents bigint NOT NULL,
  examined_openings bigint NOT NULL DEFAULT 0,
  examined_at timestamptz,
  payout_evidence double precision NOT NULL DEFAULT 0,
  ticket_evidence double precision NOT NULL DEFAULT 0,
  highest_payout_evidence double precision NOT NULL DEFAULT 0,
  highest_ticket_evidence double precision NOT NULL DEFAULT 0,
  payout_alarm_at timestamptz,
  ticket_alarm_at timestamptz,
  PRIMARY KEY (lootbox_id, table_version)
);

-- room: admin
-- What people hold in their inventories, as changes by hour, by day and altogether.
CREATE TABLE holding_sums (
  span text NOT NULL CHECK (span IN ('hour', 'day', 'all')),
  starts_at timestamptz NOT NULL,
  pieces bigint NOT NULL,
  market_cents bigint NOT NULL,
  sell_cents bigint NOT NULL,
  PRIMARY KEY (span, starts_at)
);

-- room: admin
-- Changes of what people hold that are not in the sums yet. starts_at is the hour of the change.
CREATE TABLE holding_changes (
  starts_at timestamptz NOT NULL,
  pieces bigint NOT NULL,
  market_cents bigint NOT NULL,
  sell_cents bigint NOT NULL
);
INSERT INTO holding_changes
SELECT date_trunc('hour', created_at, 'UTC'), count(*), sum(market_price_cents), sum(sell_price_cents)
FROM inventory_items WHERE status = 'InInventory' GROUP BY 1;

-- Each statement that changes what people hold notes by how much, in its own transaction, so that nothing is forgotten and
-- no two people share a row.
CREATE FUNCTION note_holdings_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO holding_changes
  SELECT date_trunc('hour', created_at, 'UTC'), count(*), sum(market_price_cents), sum(sell_price_cents)
  FROM added WHERE status = 'InInventory' GROUP BY 1;
  RETURN NULL;
END $$;
CREATE FUNCTION note_holdings_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO holding_changes
  SELECT date_trunc('hour', a.updated_at, 'UTC'), sum(step.pieces), sum(step.pieces * step.market_price_cents),
    sum(step.pieces * step.sell_price_cents)
  FROM removed r JOIN added a USING (user_id, inventory_item_id), LATERAL (VALUES
    (-1, r.status, r.market_price_cents, r.sell_price_cents),
    (1, a.status, a.market_price_cents, a.sell_price_cents)) AS step (pieces, status, market_price_cents, sell_price_cents)
  WHERE step.status = 'InInventory' GROUP BY 1
  HAVING sum(step.pieces) <> 0 OR sum(step.pieces * step.market_price_cents) <> 0
    OR sum(step.pieces * step.sell_price_cents) <> 0;
  RETURN NULL;
END $$;
CREATE FUNCTION note_holdings_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO holding_changes
  SELECT date_trunc('hour', now(), 'UTC'), -count(*), -sum(market_price_cents), -sum(sell_price_cents)
  FROM removed WHERE status = 'InInventory' HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE TRIGGER holdings_added AFTER INSERT ON inventory_items REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_holdings_added();
CREATE TRIGGER holdings_changed AFTER UPDATE ON inventory_items REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_holdings_changed();
CREATE TRIGGER holdings_removed AFTER DELETE ON inventory_items REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION note_holdings_removed();

-- room: admin
-- The last comparison of the sums with the ledger and the inventories, read again from their beginnings. differences lists
-- the days and flows that differ. due_at is when the next one may begin.
CREATE TABLE projection_seal (
  is_single boolean PRIMARY KEY DEFAULT true CHECK (is_single),
  due_at timestamptz NOT NULL,
  checked_at timestamptz,
  checked_number bigint NOT NULL DEFAULT 0,
  differences jsonb NOT NULL DEFAULT '[]'
);
INSERT INTO projection_seal (due_at) VALUES ('-infinity');

-- room: admin
-- How many shipments are in each status that somebody must act on, and since when the first one waits; at most 10,001.
CREATE TABLE shipment_counts (
  status text PRIMARY KEY,
  shipments bigint NOT NULL,
  oldest_at timestamptz,
  counted_at timestamptz NOT NULL
);
