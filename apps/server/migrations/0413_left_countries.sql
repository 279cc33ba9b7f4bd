-- The country of a removed address counts for some time, and the countries of orders by card for twelve months.
ALTER TABLE protection_states ADD COLUMN left_countries jsonb NOT NULL DEFAULT '{}';
INSERT INTO protection_states AS s (user_id, top_up_countries)
SELECT user_id, jsonb_object_agg(country, last_at) FROM (
  SELECT user_id, address ->> 'countryCode' AS country, max(created_at) AS last_at FROM payments
  WHERE purpose = 'Purchase' AND user_id <> subject_id AND address ->> 'countryCode' IS NOT NULL
    AND created_at > now() - interval '12 months'
  GROUP BY 1, 2) AS used
GROUP BY user_id
ON CONFLICT (user_id) DO UPDATE SET top_up_countries = excluded.top_up_countries || s.top_up_countries;
