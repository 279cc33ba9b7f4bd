-- Signals name an address by a keyed hash. The hashes that are there had no key, so they are hashed again with a value
-- that nobody keeps: an address that is found again raises one more signal.
ALTER TABLE case_signals DISABLE TRIGGER case_signals_append_only;
UPDATE case_signals SET subject = encode(sha256(uuid_send(salt.value) || convert_to(subject, 'UTF8')), 'hex')
FROM (SELECT gen_random_uuid() AS value) AS salt
WHERE kind IN ('SharedAddress', 'ManyAccounts');
ALTER TABLE case_signals ENABLE TRIGGER case_signals_append_only;
