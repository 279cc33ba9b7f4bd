-- Constraints that kept their names when a column and a table were renamed get those that they have in tables.sql.
-- Earlier versions of PostgreSQL than 18 have no constraints for NOT NULL.
DO $$
DECLARE
  named record;
BEGIN
  FOR named IN
    SELECT conrelid::regclass AS of_table, conname AS old,
      replace(replace(conname, 'used_provider_tokens', 'used_tokens'), 'window_start', 'window_end') AS new
    FROM pg_constraint
    WHERE conrelid IN ('used_tokens'::regclass, 'auth_attempts'::regclass)
  LOOP
    IF named.old <> named.new THEN
      EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', named.of_table, named.old, named.new);
    END IF;
  END LOOP;
END $$;
