-- Signs of harm are signals of cases. Cases say when they were closed, and end with other outcomes than fraud.
ALTER TABLE case_signals DROP CONSTRAINT case_signals_kind_check,
  ADD CONSTRAINT case_signals_kind_check CHECK (
    kind IN ('SharedAddress', 'ManyAccounts', 'FastShipping', 'Chargeback', 'Dispute', 'SharedExclusion', 'Withdrawal',
      'RisingSpend', 'NightPlay', 'RaiseAfterLoss'));
CREATE INDEX case_signals_by_time ON case_signals (found_at);
ALTER TABLE cases DROP CONSTRAINT cases_outcome_check,
  ADD CONSTRAINT cases_outcome_check CHECK (
    outcome IN ('Fraud', 'NoFraud', 'Upheld', 'Rejected', 'Unclear', 'Protected', 'NoConcern')),
  ADD COLUMN closed_at timestamptz;
UPDATE cases SET closed_at = updated_at WHERE status = 'Closed';
CREATE INDEX cases_by_end ON cases (closed_at);

-- A break says who began it.
ALTER TABLE breaks ADD COLUMN begun_by text NOT NULL DEFAULT 'Person'
  CONSTRAINT breaks_begun_by CHECK (begun_by IN ('Person', 'Operator', 'Shop'));
CREATE INDEX breaks_by_beginning ON breaks (began_at);
CREATE INDEX protection_limit_changes_by_time ON protection_limit_changes (changed_at);

-- The number of people who have opened boxes in a month.
CREATE TABLE play_months (
  user_id uuid NOT NULL,
  month text NOT NULL CHECK (month ~ '^\d{4}-\d{2}$'),
  PRIMARY KEY (user_id, month)
);
REVOKE UPDATE, DELETE, TRUNCATE ON play_months FROM CURRENT_USER;
CREATE TABLE play_month_sums (
  month text PRIMARY KEY,
  people bigint NOT NULL
);
