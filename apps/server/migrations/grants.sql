-- Applied after every migration. The application reads everything and writes what is not money itself; money,
-- inventory items and proofs change only through the functions of the schema command.
REVOKE ALL ON SCHEMA command FROM PUBLIC;
REVOKE ALL ON ALL FUNCTIONS IN SCHEMA command FROM PUBLIC;
-- A temporary table could hide one of ours from a function. PostgreSQL lets everybody make them unless told otherwise.
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_database, aclexplode(coalesce(datacl, acldefault('d', datdba))) AS granted
    WHERE datname = current_database() AND granted.grantee = 0 AND granted.privilege_type = 'TEMPORARY') THEN
    EXECUTE format('REVOKE TEMPORARY ON DATABASE %I FROM PUBLIC', current_database());
  END IF;
END $$;
GRANT USAGE ON SCHEMA public, command TO :app_role;
GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA command TO :app_role;
GRANT SELECT ON ALL TABLES IN SCHEMA public TO :app_role;
GRANT INSERT, UPDATE, DELETE ON
  identities, users, sessions, password_resets, auth_attempts, outbox, addresses,
  categories, items, item_stock, lootboxes, lootbox_counts, lootbox_counting
TO :app_role;
GRANT INSERT ON lootbox_versions, lootbox_drops, audit_entries TO :app_role;
GRANT UPDATE (client_seed) ON fairness_states TO :app_role;
GRANT UPDATE (next_check_at) ON payments TO :app_role;
GRANT UPDATE (status, next_attempt_at) ON refunds TO :app_role;
GRANT INSERT, UPDATE ON provider_checks TO :app_role;
-- The sandbox gateway lives in the same process but keeps books of its own.
GRANT USAGE ON SCHEMA sandbox_gateway TO :app_role;
GRANT SELECT, INSERT, UPDATE ON ALL TABLES IN SCHEMA sandbox_gateway TO :app_role;
