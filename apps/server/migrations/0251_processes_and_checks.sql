-- The status page shows which processes run, and when the books were last checked.
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
