-- No complaint is closed without an answer.
-- about: everybody
SELECT 'complaint ' || complaint_id AS subject,
  CASE WHEN answered_at IS NULL THEN 'is closed, and no answer was mailed' END AS problem
FROM complaints
JOIN cases USING (case_id)
WHERE status = 'Closed'
