-- Stores the facts from which the response to an operator's request is rendered.
CREATE FUNCTION command.operator_complete(p_subject uuid, p_actor uuid, p_request command.keyed_request, p_facts jsonb)
RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
  SELECT command.idempotency_complete(p_subject, p_actor, p_request.key, p_facts);
$$;
