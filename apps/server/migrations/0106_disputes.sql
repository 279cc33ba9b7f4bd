-- room: admin
-- An operator's inquiry into openings of one person. evidence is the file that the person sent, exactly as it came; null
-- if the openings were looked up. Rows are never changed.
CREATE TABLE disputes (
  user_id uuid NOT NULL,
  dispute_id uuid NOT NULL UNIQUE,
  nonces integer[] NOT NULL,
  evidence text,
  opened_by uuid NOT NULL,
  opened_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, dispute_id)
);
CREATE TRIGGER disputes_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON disputes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- room: admin
-- A case holds a dispute as a signal, whose subject is the dispute, and ends for the customer or for the shop.
ALTER TABLE case_signals DROP CONSTRAINT case_signals_kind_check;
ALTER TABLE case_signals ADD CONSTRAINT case_signals_kind_check
  CHECK (kind IN ('SharedAddress', 'ManyAccounts', 'FastShipping', 'Chargeback', 'Dispute'));
ALTER TABLE cases DROP CONSTRAINT cases_outcome_check;
ALTER TABLE cases ADD CONSTRAINT cases_outcome_check
  CHECK (outcome IN ('Fraud', 'NoFraud', 'Upheld', 'Rejected', 'Unclear'));
