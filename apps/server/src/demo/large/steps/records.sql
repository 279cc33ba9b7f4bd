-- Writes the receipts of nonce $1. Each names the hash of the person's previous receipt.
INSERT INTO records
SELECT u.*, sha256(convert_to(command.record_text(made, sha256(convert_to(command.offer_text(made), 'UTF8'))), 'UTF8'))
FROM unsigned u, LATERAL (SELECT ROW(u.*, NULL, NULL, NULL)::records AS made) AS row
WHERE nonce = $1::integer ORDER BY recorded_at
