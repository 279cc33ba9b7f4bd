-- Since when an address has its country, and since when former residences and countries that were left were known. A
-- country that came after an opening gives no right to withdraw from it. Null or missing: known all the time.
ALTER TABLE protection_states ADD COLUMN former_since timestamptz, ADD COLUMN left_since jsonb NOT NULL DEFAULT '{}';
ALTER TABLE addresses ADD COLUMN country_since timestamptz;
UPDATE addresses SET country_since = created_at;
ALTER TABLE addresses ALTER COLUMN country_since SET NOT NULL;
