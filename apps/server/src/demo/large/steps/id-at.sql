-- Makes a UUID of version 7, which begins with the time.
CREATE FUNCTION pg_temp.id_at(at timestamptz) RETURNS uuid LANGUAGE sql VOLATILE AS $$
  SELECT (lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') || '7'
    || replace(right(gen_random_uuid()::text, 21), '-', ''))::uuid
$$
