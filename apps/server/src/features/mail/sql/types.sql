-- A prepared mail. Its content is already encrypted.
CREATE TYPE command.ready_mail AS (
  "mailId" uuid, kind text, recipient text, language text, "sealedContent" bytea
);
