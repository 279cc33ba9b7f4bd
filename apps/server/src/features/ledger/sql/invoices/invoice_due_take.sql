-- Takes a document that waits for its number out of the queue and returns it, or null if it is not there any more.
CREATE FUNCTION command.invoice_due_take(p_user uuid, p_purchase uuid, p_kind text, p_transaction bigint)
RETURNS invoice_queue LANGUAGE plpgsql AS $$
DECLARE
  taken invoice_queue;
BEGIN
  DELETE FROM invoice_queue WHERE user_id = p_user AND purchase_id = p_purchase AND kind = p_kind
    AND transaction_number = p_transaction
  RETURNING * INTO taken;
  RETURN taken;
END $$;
