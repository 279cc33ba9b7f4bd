-- A stop whose text and signature the application has verified, and the key that will sign the answer.
CREATE TYPE command.signed_stop AS (text text, signature bytea, "keyId" bytea);
