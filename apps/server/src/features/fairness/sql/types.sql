-- A signed receipt as it is stored. hash and clientEntropy are hex.
CREATE TYPE command.new_receipt AS (
  text text, "keyId" text, signature text, hash text, "clientEntropy" text
);
