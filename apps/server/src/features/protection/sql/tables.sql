-- A person's sums of top-ups, of prices of boxes and of losses in the running day, week and month of the shop's time
-- zone; their running play session; and their answers to checks.
-- - A period that is over stays until something is counted again, and counts as empty.
-- - counted_since: earlier events are in no counter, because an earlier release did not count.
-- - loss: paid for boxes less the sell prices of what was won. It may be negative.
-- kind: person
CREATE TABLE protection_states (
  user_id uuid PRIMARY KEY,
  counted_since timestamptz NOT NULL DEFAULT 'infinity',
  day_from timestamptz NOT NULL DEFAULT '-infinity',
  day_until timestamptz NOT NULL DEFAULT '-infinity',
  day_deposit_cents bigint NOT NULL DEFAULT 0 CHECK (day_deposit_cents >= 0),
  day_spend_cents bigint NOT NULL DEFAULT 0 CHECK (day_spend_cents >= 0),
  day_loss_cents bigint NOT NULL DEFAULT 0,
  week_from timestamptz NOT NULL DEFAULT '-infinity',
  week_until timestamptz NOT NULL DEFAULT '-infinity',
  week_deposit_cents bigint NOT NULL DEFAULT 0 CHECK (week_deposit_cents >= 0),
  week_spend_cents bigint NOT NULL DEFAULT 0 CHECK (week_spend_cents >= 0),
  week_loss_cents bigint NOT NULL DEFAULT 0,
  month_from timestamptz NOT NULL DEFAULT '-infinity',
  month_until timestamptz NOT NULL DEFAULT '-infinity',
  month_deposit_cents bigint NOT NULL DEFAULT 0 CHECK (month_deposit_cents >= 0),
  month_spend_cents bigint NOT NULL DEFAULT 0 CHECK (month_spend_cents >= 0),
  month_loss_cents bigint NOT NULL DEFAULT 0,
  -- A play session ends 15 minutes after its last opening.
  session_from timestamptz,
  last_opened_at timestamptz,
  session_paid_cents bigint NOT NULL DEFAULT 0,
  session_won_cents bigint NOT NULL DEFAULT 0,
  -- The person's own minutes between reality checks; null for those of their market.
  reality_minutes integer CHECK (reality_minutes > 0),
  reality_seen_at timestamptz,
  report_seen_at timestamptz,
  -- The last time at which the person set a limit, or wanted none for now.
  limit_chosen_at timestamptz,
  -- The last consent to a drawing without withdrawal, and the hash of the text that it was given to.
  consented_at timestamptz,
  consent_hash text,
  -- YYYY-MM-DD
  birth_date text,
  residence text,
  -- The residence that was declared before. It counts until former_until.
  former_residence text,
  former_until timestamptz,
  -- The countries of top-ups and of orders by card, and of the cards that paid, each with the time of the last one.
  top_up_countries jsonb NOT NULL DEFAULT '{}',
  -- The last answer of the register of exclusions.
  register_excluded boolean,
  register_asked_at timestamptz,
  -- Set while the account waits to be compared with excluded people.
  compare_at timestamptz,
  -- How often the birth date was corrected in the 24 hours from a time.
  birth_date_changes integer NOT NULL DEFAULT 0,
  birth_date_changes_from timestamptz,
  -- When the name, birth date or residence changed, with which the register is asked.
  register_facts_at timestamptz,
  -- The countries of removed addresses, each with the time until which it counts.
  left_countries jsonb NOT NULL DEFAULT '{}',
  -- When the register of exclusions did not answer.
  register_silent_at timestamptz,
  -- When residence and former residence were declared; null if that was before it was noted.
  residence_since timestamptz,
  former_since timestamptz,
  -- Since when the left countries had been known.
  left_since jsonb NOT NULL DEFAULT '{}',
  -- Keyed hashes of the cards that paid.
  card_marks bytea[] NOT NULL DEFAULT '{}',
  CHECK ((consented_at IS NULL) = (consent_hash IS NULL)),
  CHECK ((birth_date IS NULL) = (residence IS NULL)),
  CONSTRAINT protection_states_former CHECK ((former_residence IS NULL) = (former_until IS NULL)),
  CONSTRAINT protection_states_register CHECK ((register_excluded IS NULL) = (register_asked_at IS NULL))
);
CREATE INDEX protection_states_to_compare ON protection_states (compare_at) WHERE compare_at IS NOT NULL;
-- For the accounts that may be those of a person who begins an exclusion.
CREATE INDEX protection_states_by_birth ON protection_states (birth_date) WHERE birth_date IS NOT NULL;

-- The limits of a person. amount_cents is null while there is none, or no more. requested_at is set while a raise
-- waits; requested_cents is then the new amount, null for none.
-- kind: person
CREATE TABLE protection_limits (
  user_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('Deposit', 'Spend', 'Loss')),
  period text NOT NULL CHECK (period IN ('day', 'week', 'month')),
  limit_id uuid NOT NULL,
  amount_cents bigint CHECK (amount_cents >= 0),
  requested_at timestamptz,
  requested_cents bigint CHECK (requested_cents >= 0),
  confirmable_at timestamptz,
  lapses_at timestamptz,
  PRIMARY KEY (user_id, kind, period),
  CHECK ((requested_at IS NULL) = (confirmable_at IS NULL)),
  CHECK ((requested_at IS NULL) = (lapses_at IS NULL)),
  CHECK (requested_at IS NOT NULL OR requested_cents IS NULL)
);

-- The history of limits. amount_cents is null for no limit. Rows are never changed.
-- kind: person
CREATE TABLE protection_limit_changes (
  user_id uuid NOT NULL,
  change_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('Deposit', 'Spend', 'Loss')),
  period text NOT NULL CHECK (period IN ('day', 'week', 'month')),
  change text NOT NULL CHECK (change IN ('Set', 'RaiseRequested', 'RequestCancelled', 'Raised')),
  amount_cents bigint,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, change_id)
);
CREATE INDEX protection_limit_changes_by_time ON protection_limit_changes (changed_at);
REVOKE UPDATE, DELETE, TRUNCATE ON protection_limit_changes FROM CURRENT_USER;

-- Each consent to drawings without withdrawal, with the text that it was given to. Rows are never changed. Consents
-- from before versions were noted have neither version nor language.
-- kind: person
CREATE TABLE protection_consents (
  user_id uuid NOT NULL,
  consent_id uuid NOT NULL,
  text_hash text NOT NULL,
  version integer CHECK (version > 0),
  language text,
  consented_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, consent_id),
  CHECK ((version IS NULL) = (language IS NULL))
);
REVOKE UPDATE, DELETE, TRUNCATE ON protection_consents FROM CURRENT_USER;
