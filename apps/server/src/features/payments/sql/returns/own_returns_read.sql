-- Returns what a person sent back to their cards, the newest first: [{id, createdAt, cents, parts}]. A part is of one
-- payment: {paidAt, cents, state}. A refund has arrived when nothing of its payment is held any more.
CREATE FUNCTION command.own_returns_read(p_user uuid) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  one record;
  part record;
  parts jsonb;
  result jsonb := '[]';
BEGIN
  FOR one IN
    SELECT return_id, amount_cents, created_at FROM own_returns WHERE user_id = p_user
    ORDER BY created_at DESC, return_id DESC LIMIT 20
  LOOP
    parts := '[]';
    FOR part IN
      SELECT p.created_at, p.payment_id, r.held_cents AS cents, CASE r.status WHEN 'Requested' THEN 'Requested' WHEN 'Refused' THEN 'Refused'
        WHEN 'Returned' THEN 'CameBack' ELSE CASE WHEN p.held_cents > 0 THEN 'Sent' ELSE 'Arrived' END END AS state
      FROM refunds r JOIN payments p ON p.user_id = r.user_id AND p.payment_id = r.payment_id
      WHERE r.user_id = p_user AND p.user_id = p_user AND r.return_id = one.return_id
      UNION ALL
      SELECT created_at, capture_id, round((evidence ->> 'valueCents')::numeric * refund_paid_cents
          / (evidence ->> 'paidCents')::numeric)::bigint,
        CASE WHEN refunds_back_paid_cents > 0 THEN 'CameBack' WHEN refund_status = 'Taken' AND held_cents = 0 THEN 'Arrived'
          WHEN refund_status = 'Taken' THEN 'Sent' ELSE refund_status END
      FROM quarantined_captures
      WHERE release_user_id = p_user AND release = 'Credit' AND return_id = one.return_id
      ORDER BY 1 DESC, 2 DESC
    LOOP
      parts := parts || jsonb_build_object('paidAt', command.iso_time(part.created_at), 'cents', part.cents,
        'state', part.state);
    END LOOP;
    result := result || jsonb_build_object('id', one.return_id, 'createdAt', command.iso_time(one.created_at),
      'cents', one.amount_cents, 'parts', parts);
  END LOOP;
  RETURN result;
END $$;
