-- Other accounts of people who have excluded themselves are recognised by keyed hashes.
CREATE TABLE exclusion_marks (
  mark bytea NOT NULL CHECK (octet_length(mark) = 32),
  kind text NOT NULL CHECK (kind IN ('NameAndBirth', 'Email', 'Phone', 'Address')),
  user_id uuid NOT NULL,
  PRIMARY KEY (mark, user_id)
);
ALTER TABLE signal_queue DROP CONSTRAINT signal_queue_kind_check,
  ADD CONSTRAINT signal_queue_kind_check CHECK (kind IN ('Address', 'Shipment', 'Chargeback', 'Lock', 'Exclusion'));
ALTER TABLE case_signals DROP CONSTRAINT case_signals_kind_check,
  ADD CONSTRAINT case_signals_kind_check CHECK (
    kind IN ('SharedAddress', 'ManyAccounts', 'FastShipping', 'Chargeback', 'Dispute', 'SharedExclusion'));
