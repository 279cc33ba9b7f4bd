-- Closed accounts have no identities: a name that somebody else had taken kept an account from being closed.
DELETE FROM identities WHERE user_id IN (SELECT user_id FROM closures WHERE closed_at IS NOT NULL);
