-- Takes an idempotency key for an operator's change to the rows of p_subject, within the operator's transaction.
-- Returns the facts that an earlier request recorded under the key, or null.
CREATE FUNCTION command.operation_begin(p_subject uuid, p_actor uuid, p_request command.keyed_request) RETURNS jsonb
LANGUAGE sql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
  SELECT command.idempotency_take(p_subject, p_actor, p_request);
$$;
