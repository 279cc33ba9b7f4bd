-- Returns how many pieces of a guest's line came back that no refund of the payment counts: also those that were worth
-- nothing any more, and those whose refund the provider refused, or came back.
CREATE FUNCTION command.withdrawal_goods_owed(p_user uuid, p_purchase uuid, p_position integer) RETURNS integer
LANGUAGE plpgsql STABLE AS $$
DECLARE
  payment uuid := command.purchase_facts(p_user, p_purchase) ->> 'paymentId';
  standing uuid[] := command.standing_refunds(p_user, payment);
BEGIN
  RETURN (SELECT coalesce(sum(quantity), 0)::integer FROM withdrawal_goods g
    WHERE user_id = p_user AND purchase_id = p_purchase AND purchase_position = p_position
      AND NOT EXISTS (SELECT FROM withdrawal_refunds r
        WHERE r.user_id = p_user AND r.withdrawal_id = g.withdrawal_id AND r.purchase_id = p_purchase
          AND r.refund_id = ANY (standing)));
END $$;
