-- A mail is written here in the transaction that causes it, and a job sends it afterwards. The content is encrypted,
-- because it may contain a link that gives access to an account. It is deleted once the mail is sent. Without an
-- account, user_id is the nil id.
-- kind: person
CREATE TABLE outbox (
  mail_id uuid NOT NULL,
  user_id uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000',
  kind text NOT NULL,
  recipient text NOT NULL,
  language text NOT NULL,
  sealed_content bytea,
  created_at timestamptz NOT NULL,
  next_attempt_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  sent_at timestamptz,
  last_error text,
  PRIMARY KEY (user_id, mail_id),
  CHECK (sent_at IS NOT NULL OR sealed_content IS NOT NULL)
);
CREATE INDEX outbox_by_id ON outbox (mail_id);
CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE sent_at IS NULL;
CREATE INDEX outbox_by_age ON outbox (created_at);
