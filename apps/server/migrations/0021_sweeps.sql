-- Rows that are kept for a time are deleted oldest first, a batch at a time, by these indexes. A BRIN index would not do:
-- rows of today fill the places that deleted rows left, so that soon every range of pages seems to hold old rows.
-- room: http
DROP INDEX idempotency_records_age;
CREATE INDEX idempotency_records_by_age ON idempotency_records (created_at);

-- room: auth
CREATE INDEX sessions_by_end ON sessions (least(expires_at, ended_at));
CREATE INDEX password_resets_by_end ON password_resets (expires_at);
CREATE INDEX auth_attempts_by_age ON auth_attempts (window_start);

-- room: mail
CREATE INDEX outbox_by_age ON outbox (created_at);
