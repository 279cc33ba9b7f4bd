-- Pictures of documents exist only while their check is begun or waits for a decision.
SELECT format('person %s, check %s', p.user_id, p.check_id) AS subject,
  CASE WHEN coalesce(c.status NOT IN ('Begun', 'Pending'), true)
    THEN format('the picture %s is kept, and the check is %s', p.picture, coalesce(c.status, 'gone')) END AS problem
FROM identity_pictures p
LEFT JOIN identity_checks c ON c.user_id = p.user_id AND c.check_id = p.check_id
