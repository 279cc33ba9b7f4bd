-- Returns what a person sent back to their cards, the newest 20: [{id, createdAt, cents, parts}]. A part is of one
-- payment: {paidAt, cents, state}. A refund has arrived when nothing of its payment is held any more.
CREATE FUNCTION command.own_returns_read(p_user uuid) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  part record;
  sent jsonb;
  result jsonb := '[]';
BEGIN
  FOR part IN
    WITH latest AS (
      SELECT return_id, amount_cents, created_at FROM own_returns WHERE user_id = p_user
      ORDER BY created_at DESC, return_id DESC LIMIT 20
    ), parts AS (
      SELECT r.return_id, p.created_at AS paid_at, p.payment_id AS id, r.held_cents AS cents, CASE r.status
        WHEN 'Requested' THEN 'Requested' WHEN 'Refused' THEN 'Refused' WHEN 'Returned' THEN 'CameBack'
        ELSE CASE WHEN p.held_cents > 0 THEN 'Sent' ELSE 'Arrived' END END AS state
      FROM refunds r JOIN payments p ON p.user_id = r.user_id AND p.payment_id = r.payment_id
      WHERE r.user_id = p_user AND p.user_id = p_user AND r.return_id IN (SELECT return_id FROM latest)
      UNION ALL
      SELECT return_id, created_at, capture_id, round((evidence ->> 'valueCents')::numeric * refund_paid_cents
          / (evidence ->> 'paidCents')::numeric)::bigint,
        CASE WHEN refunds_back_paid_cents > 0 THEN 'CameBack' WHEN refund_status = 'Taken' AND held_cents = 0 THEN 'Arrived'
          WHEN refund_status = 'Taken' THEN 'Sent' ELSE refund_status END
      FROM quarantined_captures
      WHERE release_user_id = p_user AND release = 'Credit' AND return_id IN (SELECT return_id FROM latest)
    )
    SELECT l.return_id, l.amount_cents, l.created_at, p.paid_at, p.cents, p.state,
      row_number() OVER sent = 1 AS is_first,
      row_number() OVER sent = count(*) OVER (PARTITION BY l.return_id) AS is_last
    FROM latest l LEFT JOIN parts p USING (return_id)
    WINDOW sent AS (PARTITION BY l.return_id ORDER BY p.paid_at DESC, p.id DESC)
    ORDER BY l.created_at DESC, l.return_id DESC, p.paid_at DESC, p.id DESC
  LOOP
    IF part.is_first THEN
      sent := '[]';
    END IF;
    IF part.state IS NOT NULL THEN
      sent := sent || jsonb_build_object('paidAt', command.iso_time(part.paid_at), 'cents', part.cents,
        'state', part.state);
    END IF;
    IF part.is_last THEN
      result := result || jsonb_build_object('id', part.return_id, 'createdAt', command.iso_time(part.created_at),
        'cents', part.amount_cents, 'parts', sent);
    END IF;
  END LOOP;
  RETURN result;
END $$;
