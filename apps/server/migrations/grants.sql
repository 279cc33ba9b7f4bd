-- Applied by every migration, after the tables and functions, unless a newer release has migrated. The application may
-- read everything and write what is not money. Money, inventory items and proofs change only through the functions of
-- the schema command and of the release. Rights that an earlier release granted are revoked first.
REVOKE ALL ON ALL TABLES IN SCHEMA public FROM :app_role;
REVOKE CREATE ON SCHEMA public FROM PUBLIC;
-- A temporary table could hide one of ours from a function. PostgreSQL lets everybody make them unless told otherwise.
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_database, aclexplode(coalesce(datacl, acldefault('d', datdba))) AS granted
    WHERE datname = current_database() AND granted.grantee = 0 AND granted.privilege_type = 'TEMPORARY') THEN
    EXECUTE format('REVOKE TEMPORARY ON DATABASE %I FROM PUBLIC', current_database());
  END IF;
END $$;
GRANT USAGE ON SCHEMA public TO :app_role;
GRANT SELECT ON ALL TABLES IN SCHEMA public TO :app_role;
GRANT INSERT, UPDATE ON
  users, operators, sessions, password_resets, auth_attempts, outbox, addresses,
  categories, items, item_stock, lootboxes, lootbox_counts, lootbox_counting, pictures, receipt_mails,
  opening_mails, notifications, notification_marks, mail_preferences, wishes, presences, saved_views, reductions,
  reduction_items
TO :app_role;
GRANT INSERT, UPDATE, DELETE ON used_tokens, authenticators, passkeys, recovery_codes TO :app_role;
GRANT INSERT, DELETE ON passkey_owners TO :app_role;
GRANT DELETE ON sessions, password_resets, auth_attempts, outbox, addresses, item_stock, pictures, receipt_mails,
  notifications, notification_marks, presences, saved_views TO :app_role;
GRANT INSERT, UPDATE ON item_demand, lootbox_days TO :app_role;
GRANT UPDATE (counted_until) ON sales_counting TO :app_role;
GRANT INSERT, UPDATE, DELETE ON lootbox_plans, owed_items TO :app_role;
GRANT UPDATE ON owed_counting TO :app_role;
GRANT UPDATE (last_used_at, removed_at) ON browser_keys TO :app_role;
GRANT INSERT ON identities, browser_keys, lootbox_versions, lootbox_drops, approvals, stock_entries, person_notes,
  case_people, case_signals, case_notes, complaints, address_marks, disputes, legal_documents, setting_versions TO :app_role;
GRANT UPDATE (status, decided_by, decided_at, decision_reason) ON approvals TO :app_role;
GRANT INSERT, UPDATE ON cases, works, work_rows, backup_state TO :app_role;
GRANT UPDATE (answered_at) ON complaints TO :app_role;
GRANT UPDATE (is_by_operator) ON case_people TO :app_role;
GRANT UPDATE (is_suspect) ON address_marks TO :app_role;
GRANT UPDATE ON case_opening TO :app_role;
GRANT UPDATE, DELETE ON wish_changes TO :app_role;
GRANT DELETE ON wishes TO :app_role;
GRANT UPDATE ON launch TO :app_role;
GRANT INSERT, UPDATE ON books_checks TO :app_role;
GRANT INSERT, UPDATE, DELETE ON processes TO :app_role;
GRANT INSERT, UPDATE, DELETE ON launch_signups TO :app_role;
GRANT INSERT, DELETE ON recent_openings, named_people, stored_files TO :app_role;
GRANT UPDATE (read_until) ON recent_reading TO :app_role;
GRANT INSERT ON promo_codes TO :app_role;
GRANT UPDATE (ends_at, version) ON promo_codes TO :app_role;
GRANT INSERT, UPDATE, DELETE ON shared_openings, shared_wishlists, reviews, review_pictures TO :app_role;
GRANT UPDATE (client_seed) ON fairness_states TO :app_role;
GRANT UPDATE (next_check_at, means_kept_at) ON payments TO :app_role;
GRANT INSERT, UPDATE, DELETE ON payment_customers TO :app_role;
GRANT UPDATE (next_attempt_at, next_look_at) ON refunds TO :app_role;
GRANT UPDATE (next_attempt_at, next_look_at) ON quarantined_captures TO :app_role;
GRANT INSERT, UPDATE ON provider_checks TO :app_role;
GRANT UPDATE (case_due_at) ON withdrawals TO :app_role;
GRANT UPDATE ON book_settings TO :app_role;
GRANT INSERT, UPDATE ON
  box_sums, flow_sums, holding_sums, ledger_projection, odds_watches, projection_seal, shipment_counts, ticket_counts
TO :app_role;
-- The release before removes its queues' rows itself.
GRANT UPDATE, DELETE ON holding_changes, signal_queue TO :app_role;
-- The sandbox gateway runs in the same process but keeps its own books.
GRANT USAGE ON SCHEMA sandbox_gateway TO :app_role;
GRANT SELECT, INSERT, UPDATE ON ALL TABLES IN SCHEMA sandbox_gateway TO :app_role;
-- So does the bank's provider. Sums, accounts, texts and files never change once they are written.
REVOKE ALL ON ALL TABLES IN SCHEMA bank FROM :app_role;
GRANT USAGE ON SCHEMA bank TO :app_role;
GRANT SELECT, INSERT ON ALL TABLES IN SCHEMA bank TO :app_role;
GRANT UPDATE (is_cancelled) ON bank.bank_sessions TO :app_role;
GRANT UPDATE (applied_at) ON bank.bank_statements TO :app_role;
GRANT UPDATE (updated_at) ON bank.bank_entries TO :app_role;
GRANT UPDATE (file_id, sent_on, sent_entry_id, odd_entry_ids, failed_at, changed_at) ON bank.bank_refunds TO :app_role;
