-- Every registered person has a wallet, a secret for openings, a way to sign in, and a unique name and e-mail address.
-- A closed account has no name and address.
-- in a cluster: copies
SELECT 'person ' || user_id AS subject,
  CASE
    WHEN u.user_id IS NULL THEN 'has a wallet and no account'
    WHEN w.user_id IS NULL THEN 'has no wallet'
    WHEN f.user_id IS NULL THEN 'has no secret for openings'
    WHEN coalesce(i.names, 0) <> CASE WHEN c.closed_at IS NULL THEN 2 ELSE 0 END THEN format('is known by %s identities', coalesce(i.names, 0))
    WHEN i.subjects > 1 THEN format('has %s subjects of identity providers', i.subjects)
    WHEN u.password_hash IS NULL AND i.subjects = 0 AND c.closed_at IS NULL THEN 'has neither a password nor a subject of an identity provider'
  END AS problem
FROM users u
FULL JOIN wallets w USING (user_id)
LEFT JOIN fairness_states f USING (user_id)
LEFT JOIN closures c USING (user_id)
LEFT JOIN (
  SELECT user_id, count(*) FILTER (WHERE value LIKE 'provider:%') AS subjects,
    count(*) FILTER (WHERE value NOT LIKE 'provider:%') AS names
  FROM identities GROUP BY user_id
) i USING (user_id)
