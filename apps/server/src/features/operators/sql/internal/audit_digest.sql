-- Returns the SHA-256 of a text in hex, and an empty text for null. audit_text uses hashes because a text could contain
-- line feeds.
CREATE FUNCTION command.audit_digest(p_text text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(encode(sha256(convert_to(p_text, 'UTF8')), 'hex'), '');
$$;
