-- The end of the minute that the records log has of a lost record. The rows that are there get it from the leaf's text,
-- in the tiles of the log; the time follows the first mention of the record's hash in the leaf's bundle.
ALTER TABLE lost_records ADD COLUMN ended_by timestamptz;
GRANT UPDATE ON lost_records TO CURRENT_USER;
DO $$
DECLARE
  lost lost_records;
  entries bytea;
  place integer;
BEGIN
  FOR lost IN SELECT * FROM lost_records LOOP
    SELECT bytes INTO entries FROM log_tiles WHERE log = 'records' AND level = -1 AND index = lost.log_index / 256;
    place := position(convert_to(encode(lost.hash, 'hex'), 'UTF8') IN entries);
    CONTINUE WHEN place IS NULL OR place = 0;
    UPDATE lost_records SET ended_by = substring(encode(substring(entries FROM place FOR 130), 'escape')
        FROM '"time":"([0-9-]{10}T[0-9:]{5}Z)"')::timestamptz + interval '59.999 seconds'
    WHERE user_id = lost.user_id AND nonce = lost.nonce;
  END LOOP;
END $$;
REVOKE UPDATE ON lost_records FROM CURRENT_USER;
