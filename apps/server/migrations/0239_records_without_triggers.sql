-- A call that had begun before the last migration may still rely on the trigger. It is waited for like a lock, for two
-- seconds.
DO $$
DECLARE
  running text[] := ARRAY(
    SELECT virtualtransaction FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE locktype = 'virtualxid' AND granted AND pid <> pg_backend_pid()
      AND datname = current_database() AND usename IS NOT NULL);
  most timestamptz := clock_timestamp() + interval '2 seconds';
BEGIN
  WHILE EXISTS (SELECT FROM pg_locks
    WHERE locktype = 'virtualxid' AND granted AND virtualtransaction = ANY (running)) LOOP
    IF clock_timestamp() > most THEN
      RAISE EXCEPTION USING ERRCODE = 'lock_not_available', MESSAGE = 'transactions that began earlier still run';
    END IF;
    PERFORM pg_sleep(0.02);
  END LOOP;
END $$;
DROP TRIGGER records_are_queued ON records;
DROP FUNCTION queue_records();
