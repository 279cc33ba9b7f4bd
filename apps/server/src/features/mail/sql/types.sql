-- A prepared mail. The application has encrypted its content.
CREATE TYPE command.ready_mail AS (
  "mailId" uuid, kind text, recipient text, language text, "sealedContent" bytea
);
