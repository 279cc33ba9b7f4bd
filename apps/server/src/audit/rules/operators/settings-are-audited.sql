-- Each version of the settings is in the audit log as it was set.
-- about: everybody
SELECT 'version ' || version || ' of ' || name AS subject,
  CASE
    WHEN a.audit_id IS NULL THEN 'has no entry in the audit log'
    WHEN (a.after -> 'value') IS DISTINCT FROM s.value THEN 'differs from its entry in the audit log'
  END AS problem
FROM setting_versions s LEFT JOIN audit_entries a ON a.audit_id = s.version_id AND a.action = 'changeSettings'
