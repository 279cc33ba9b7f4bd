-- What an earlier request with the same key began: {paymentId, purchaseId, shipmentId}, null where it began nothing.
-- p_facts are those of its record, null while a step of it is still missing.
CREATE FUNCTION command.purchase_begun(p_user uuid, p_facts jsonb, p_key uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('paymentId', payment_id, 'purchaseId', purchase_id, 'shipmentId', shipment_id)
  FROM purchases
  WHERE user_id = p_user
    AND payment_id = coalesce((p_facts ->> 'paymentId')::uuid, command.begun_payment(p_user, p_key));
$$;
