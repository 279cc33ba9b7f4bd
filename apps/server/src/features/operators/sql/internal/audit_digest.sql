-- The SHA-256 of a text in hex, and nothing for null, so that a line of audit_text has no line feed of its own.
CREATE FUNCTION command.audit_digest(p_text text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(encode(sha256(convert_to(p_text, 'UTF8')), 'hex'), '');
$$;
