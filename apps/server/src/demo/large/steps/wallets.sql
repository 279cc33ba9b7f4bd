INSERT INTO wallets (user_id, wallet_id, balance_cents, last_sequence)
SELECT DISTINCT ON (user_id) user_id, pg_temp.id_at(at), balance_cents, sequence
FROM moves ORDER BY user_id, sequence DESC
