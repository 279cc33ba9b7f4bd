-- Notes the tree of the terms log that is published with the running transaction. Offers name it from then on.
CREATE FUNCTION command.terms_head_move(p_size bigint, p_root bytea) RETURNS void
LANGUAGE sql AS $$
  UPDATE terms_head SET size = p_size, root = p_root;
$$;
