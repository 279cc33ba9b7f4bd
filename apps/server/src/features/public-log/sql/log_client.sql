-- Stores a manifest of code before the terms log names its hash.
CREATE FUNCTION command.log_client(p_hash text, p_manifest text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
  INSERT INTO client_manifests (hash, manifest) VALUES (p_hash, p_manifest) ON CONFLICT (hash) DO NOTHING;
$$;
