-- How far the ledger's entries are in the sums.
-- - All entries up to folded_number are in the sums.
-- - Entries up to final_number are final: no transaction will add one with a smaller number.
-- - Entries up to fence_number become final when all transactions up to fence_transaction have ended.
-- - as_of: the sums contain everything that was committed before this time.
-- kind: central
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

-- Sums of the ledger's entries from one account to another, by hour, by day, and of all time. All wallets are the
-- account `wallet`. won_cents is the market value of what the openings among the entries won. starts_at is in UTC;
-- -infinity if span is all.
-- kind: central
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

-- The openings of each version of a box, summed by hour and by day.
-- kind: central
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

-- How often tickets were drawn, by hundredths of the tickets: bin 0 has the tickets 0 to 9,999.
-- kind: central
CREATE TABLE ticket_counts (
  lootbox_id uuid NOT NULL,
  table_version integer NOT NULL,
  bin integer NOT NULL CHECK (bin BETWEEN 0 AND 99),
  tickets bigint NOT NULL,
  PRIMARY KEY (lootbox_id, table_version, bin)
);

-- The versions of boxes that were opened, with the sums of all their openings. place is the order of their first
-- openings. evidence is the natural logarithm of an e-value. Its highest value so far and the time of the first alarm
-- are stored as well.
-- kind: central
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

-- Changes of people's inventories, summed by hour, by day, and in total.
-- kind: central
CREATE TABLE holding_sums (
  span text NOT NULL CHECK (span IN ('hour', 'day', 'all')),
  starts_at timestamptz NOT NULL,
  pieces bigint NOT NULL,
  market_cents bigint NOT NULL,
  sell_cents bigint NOT NULL,
  PRIMARY KEY (span, starts_at)
);

-- The last check of the sums against the whole ledger and all inventories. differences lists the days and flows that
-- differ. The next check may begin at due_at.
-- kind: central
CREATE TABLE projection_seal (
  is_single boolean PRIMARY KEY DEFAULT true CHECK (is_single),
  due_at timestamptz NOT NULL,
  checked_at timestamptz,
  checked_number bigint NOT NULL DEFAULT 0,
  differences jsonb NOT NULL DEFAULT '[]'
);
INSERT INTO projection_seal (due_at) VALUES ('-infinity');

-- The number of shipments in each status in which an operator must act, counted up to 10,001, and the time since which
-- the first one waits.
-- kind: central
CREATE TABLE shipment_counts (
  status text PRIMARY KEY,
  shipments bigint NOT NULL,
  oldest_at timestamptz,
  counted_at timestamptz NOT NULL
);

-- The server processes that run, each with the time at which it last wrote its row. Rows of processes that ended are
-- deleted after an hour. release is the hash of the SQL functions that the process calls.
-- kind: central
CREATE TABLE processes (
  process_id uuid PRIMARY KEY,
  host text NOT NULL,
  version text NOT NULL,
  release text NOT NULL,
  started_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  memory_bytes bigint NOT NULL,
  event_streams integer NOT NULL
);

-- Checks of the books (npm run audit): by the command, or by the shop itself once a day. The shop skips rules that take
-- too long. ended_at is null while a check runs, and if it was cut off.
-- kind: central
CREATE TABLE books_checks (
  check_id uuid PRIMARY KEY,
  is_by_shop boolean NOT NULL,
  started_at timestamptz NOT NULL,
  ended_at timestamptz,
  rules integer NOT NULL DEFAULT 0,
  broken text[] NOT NULL DEFAULT '{}',
  skipped text[] NOT NULL DEFAULT '{}'
);
CREATE INDEX books_checks_by_time ON books_checks (started_at);
