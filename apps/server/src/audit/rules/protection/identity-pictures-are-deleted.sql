-- Pictures of documents exist only while their check is begun or waits for a decision, and no longer than a day and 30
-- days. A day more is for the job that ends such checks.
SELECT format('person %s, check %s', p.user_id, p.check_id) AS subject,
  CASE WHEN coalesce(c.status NOT IN ('Begun', 'Pending'), true)
    THEN format('the picture %s is kept, and the check is %s', p.picture, coalesce(c.status, 'gone'))
    WHEN c.status = 'Begun' AND c.begun_at < now() - interval '2 days'
      OR c.status = 'Pending' AND c.asked_at < now() - interval '31 days'
    THEN format('the picture %s is kept too long, and the check is %s', p.picture, c.status) END AS problem
FROM identity_pictures p
LEFT JOIN identity_checks c ON c.user_id = p.user_id AND c.check_id = p.check_id
