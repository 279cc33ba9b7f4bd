-- Whether a person takes a break is read from the last break and the last exclusion.
CREATE INDEX breaks_by_end ON breaks (user_id, kind, until DESC);

-- A residence can be corrected; the one before counts for some time. Countries of top-ups count for twelve months.
ALTER TABLE protection_states
  ADD COLUMN former_residence text,
  ADD COLUMN former_until timestamptz,
  ADD COLUMN top_up_countries jsonb NOT NULL DEFAULT '{}',
  ADD CONSTRAINT protection_states_former CHECK ((former_residence IS NULL) = (former_until IS NULL));
INSERT INTO protection_states (user_id, top_up_countries)
SELECT user_id, jsonb_object_agg(country, last_at) FROM (
  SELECT user_id, address ->> 'countryCode' AS country, max(created_at) AS last_at FROM payments
  WHERE purpose = 'TopUp' AND address ->> 'countryCode' IS NOT NULL AND created_at > now() - interval '12 months'
  GROUP BY 1, 2) AS used
GROUP BY user_id
ON CONFLICT (user_id) DO UPDATE SET top_up_countries = excluded.top_up_countries;
