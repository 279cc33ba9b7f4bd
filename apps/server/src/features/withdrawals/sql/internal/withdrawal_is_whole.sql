-- Returns true if all pieces of an order have come back, with those of p_lines, which are not refunded yet.
CREATE FUNCTION command.withdrawal_is_whole(
  p_user uuid, p_purchase uuid, p_bought jsonb, p_lines command.refunded_line[]
) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF p_user <> p_purchase THEN
    RETURN command.purchase_is_returned(p_user, p_purchase);
  END IF;
  RETURN NOT EXISTS (SELECT FROM jsonb_array_elements(p_bought -> 'lines') AS line
    LEFT JOIN unnest(p_lines) AS l ON l.position = (line ->> 'position')::integer
    WHERE (line ->> 'quantity')::integer > coalesce(l.quantity, 0) + command.refunded_quantity(p_user,
      (p_bought ->> 'paymentId')::uuid, (line ->> 'position')::integer));
END $$;
