-- The days of shops that have named other ones. Versions of settings are not changed otherwise: these get what their
-- texts say, so that nobody is promised earlier days.
ALTER TABLE setting_versions DISABLE TRIGGER setting_versions_append_only;
UPDATE setting_versions SET value = value || jsonb_build_object('delivery', jsonb_build_object(
  'cutoffHour', 14, 'handlingDays', 0, 'countries', '{}'::jsonb, 'closedOn', '[]'::jsonb,
  'standardMin', standard_min, 'standardMax', standard_max, 'expressMin', express_min, 'expressMax', express_max))
FROM (
  SELECT version_id AS id,
    (regexp_match(value ->> 'standardDays', '^\D*(\d{1,2})'))[1]::integer AS standard_min,
    (regexp_match(value ->> 'standardDays', '(\d{1,2})\D*$'))[1]::integer AS standard_max,
    (regexp_match(value ->> 'expressDays', '^\D*(\d{1,2})'))[1]::integer AS express_min,
    (regexp_match(value ->> 'expressDays', '(\d{1,2})\D*$'))[1]::integer AS express_max
  FROM setting_versions WHERE name = 'shipping'
) AS named
WHERE version_id = id AND standard_min BETWEEN 1 AND standard_max AND standard_max <= 60
  AND express_min BETWEEN 1 AND express_max AND express_max <= 60;
ALTER TABLE setting_versions ENABLE TRIGGER setting_versions_append_only;
