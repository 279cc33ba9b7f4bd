-- Moves a withdrawal by one step and returns it as it was. Locks its row, so that two operators never both refund it.
-- Refuses with NOT_FOUND, VERSION_CONFLICT and STATUS_CONFLICT.
-- - p_to: the statuses to which the caller moves
-- - p_is_late: for posted goods that arrive after the refund, which stays the end
CREATE FUNCTION command.withdrawal_move(
  p_withdrawal uuid, p_step command.withdrawal_step, p_to text[], p_exception text, p_at timestamptz,
  p_is_late boolean DEFAULT false
) RETURNS withdrawals LANGUAGE plpgsql AS $$
DECLARE
  found withdrawals;
  has_goods boolean;
  awaits_goods boolean;
BEGIN
  PERFORM command.assert_holds(p_step."to" = ANY (p_to), 'each function makes its own steps');
  SELECT * INTO found FROM withdrawals WHERE withdrawal_id = p_withdrawal FOR UPDATE;
  SELECT count(*) > 0, coalesce(bool_or(condition IS NULL), false) INTO has_goods, awaits_goods FROM withdrawal_goods
  WHERE user_id = found.user_id AND withdrawal_id = p_withdrawal;
  IF found.withdrawal_id IS NULL THEN
    PERFORM command.refuse('NOT_FOUND');
  ELSIF found.version <> p_step.version THEN
    PERFORM command.refuse('VERSION_CONFLICT');
  ELSIF found.status <> ALL (p_step."from") OR (found.status = 'Refunded') <> p_is_late
    -- A refusal is final, unless goods came back whose money has come back to the shop.
    OR found.status = 'Refused' AND (p_step."to" <> 'Refunded' OR NOT has_goods)
  THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  UPDATE withdrawals SET status = p_step."to", exception = p_exception, updated_at = p_at, version = version + 1,
    send_by = CASE WHEN p_step."to" = 'AwaitingGoods' THEN p_at + interval '14 days' END,
    case_due_at = CASE
      WHEN p_step."to" = 'AwaitingGoods' THEN p_at + interval '14 days'
      WHEN p_step."to" IN ('ProofOfPosting', 'GoodsReceived')
        THEN least(case_due_at, greatest(due_at - interval '4 days', p_at + interval '4 days'))
      -- Goods that were refunded on a proof of posting have to come yet.
      WHEN p_step."to" = 'Refunded' AND awaits_goods
        THEN p_at + interval '14 days'
      -- Until then, a bank decides a dispute. If it gave the money of refused goods back, they can be refunded.
      WHEN p_step."to" = 'Refused' AND has_goods
        THEN p_at + interval '90 days'
      WHEN p_step."to" NOT IN ('Refunded', 'Refused') THEN case_due_at END
  WHERE withdrawal_id = p_withdrawal;
  PERFORM command.withdrawal_note(p_withdrawal, p_step."to", p_step."operatorId", p_step.note, p_at);
  RETURN found;
END $$;
