-- Applied by every migration of a cluster, after the other grants. There, functions run with the rights of who calls
-- them: Citus opens a connection for each role, and a transaction can't change a row through two of them. So the
-- application gets the rights that the owner has left itself: rows that are only ever added stay so.
DO $$ DECLARE
  own record;
BEGIN
  FOR own IN
    SELECT format('%I.%I', nspname, relname) AS name, relkind, string_agg(privilege_type, ', ') AS rights
    FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace,
      aclexplode(coalesce(relacl, acldefault(CASE relkind WHEN 'S' THEN 's'::"char" ELSE 'r'::"char" END, relowner)))
    WHERE nspname IN ('public', 'sandbox_gateway', 'bank') AND relkind IN ('r', 'p', 'S') AND grantee = relowner
      AND relowner = to_regrole(current_user::text)
      AND privilege_type IN ('SELECT', 'INSERT', 'UPDATE', 'DELETE', 'USAGE')
    GROUP BY 1, 2
  LOOP
    EXECUTE format('GRANT %s ON %s %s TO %s', own.rights, CASE own.relkind WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END,
      own.name, ':app_role');
  END LOOP;
END $$;
