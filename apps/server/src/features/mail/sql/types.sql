-- A mail that was made ready: its content is sealed by the application.
CREATE TYPE command.ready_mail AS (
  "mailId" uuid, kind text, recipient text, language text, "sealedContent" bytea
);
