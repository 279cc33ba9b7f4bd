-- When the answer to a complaint was mailed. Closing its case counted as the answer so far.
ALTER TABLE complaints ADD COLUMN answered_at timestamptz;
UPDATE complaints m SET answered_at = c.closed_at FROM cases c WHERE c.case_id = m.case_id AND c.status = 'Closed';
