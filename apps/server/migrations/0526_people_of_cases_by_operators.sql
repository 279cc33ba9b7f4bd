-- Only people whom a case is about have their money held: those of signals of their own, and those whom an operator
-- named.
ALTER TABLE case_people ADD COLUMN is_by_operator boolean NOT NULL DEFAULT false;
UPDATE case_people SET is_by_operator = true
WHERE NOT EXISTS (SELECT FROM case_signals s WHERE s.case_id = case_people.case_id)
  AND NOT EXISTS (SELECT FROM complaints m WHERE m.case_id = case_people.case_id);
