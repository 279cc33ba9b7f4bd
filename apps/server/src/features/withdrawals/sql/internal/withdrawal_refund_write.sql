-- Notes what a withdrawal gave back. Does nothing for an amount of zero.
CREATE FUNCTION command.withdrawal_refund_write(p_refund withdrawal_refunds) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO withdrawal_refunds (user_id, withdrawal_id, place, means, purchase_id, goods_cents, shipping_cents,
    goods_entry_id, shipping_entry_id, refund_id, refunded_at)
  SELECT p_refund.user_id, p_refund.withdrawal_id, 1 + count(*), p_refund.means, p_refund.purchase_id,
    p_refund.goods_cents, p_refund.shipping_cents, p_refund.goods_entry_id, p_refund.shipping_entry_id,
    p_refund.refund_id, p_refund.refunded_at
  FROM withdrawal_refunds WHERE user_id = p_refund.user_id AND withdrawal_id = p_refund.withdrawal_id;
END $$;
