-- Mail carries only texts that an account typed after this moment of the database's clock: somebody else may have typed
-- earlier ones, before the mailbox's owner confirmed the address. Null if it was confirmed from the start, or never.
ALTER TABLE users ADD COLUMN own_texts_since timestamptz;

-- Nobody noted the database's clock when addresses were confirmed before. A take-over set `devices_since`.
UPDATE users SET own_texts_since = greatest(email_confirmed_at, devices_since)
WHERE greatest(email_confirmed_at, devices_since) > created_at AND email_confirmed_at IS NOT NULL;

-- Their client seeds may be from before, too. Hex digits, which browsers draw, can't say anything.
UPDATE fairness_states SET client_seed = replace(gen_random_uuid()::text, '-', '')
WHERE client_seed !~ '^[0-9a-f]*$' AND user_id IN (SELECT user_id FROM users WHERE own_texts_since IS NOT NULL);
