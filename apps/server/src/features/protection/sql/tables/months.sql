-- The months of the shop's time zone in which a person has opened boxes. Rows are never changed.
-- kind: person
CREATE TABLE play_months (
  user_id uuid NOT NULL,
  month text NOT NULL CHECK (month ~ '^\d{4}-\d{2}$'),
  PRIMARY KEY (user_id, month)
);
REVOKE UPDATE, DELETE, TRUNCATE ON play_months FROM CURRENT_USER;

-- The number of people who have opened boxes in a month, so that a report need not count them.
-- kind: central
CREATE TABLE play_month_sums (
  month text PRIMARY KEY,
  people bigint NOT NULL
);
