-- Every registered person has a wallet, a secret for openings, a unique name and a unique e-mail.
SELECT 'person ' || user_id AS subject,
  CASE
    WHEN u.user_id IS NULL THEN 'has a wallet and no account'
    WHEN w.user_id IS NULL THEN 'has no wallet'
    WHEN f.user_id IS NULL THEN 'has no secret for openings'
    WHEN i.identities IS DISTINCT FROM 2 THEN format('is known by %s identities', coalesce(i.identities, 0))
  END AS problem
FROM users u
FULL JOIN wallets w USING (user_id)
LEFT JOIN fairness_states f USING (user_id)
LEFT JOIN (SELECT user_id, count(*) AS identities FROM identities GROUP BY user_id) i USING (user_id)
