-- Returns with a reason and chosen pieces, for faults also after the period to withdraw.
ALTER TABLE withdrawals
  ADD COLUMN reason text NOT NULL DEFAULT 'Withdrawal' CHECK (reason IN ('Withdrawal', 'Damaged', 'Wrong', 'NotAsDescribed')),
  ADD COLUMN send_by timestamptz,
  ADD COLUMN guarantee_until timestamptz,
  ADD COLUMN set_off_cents bigint NOT NULL DEFAULT 0 CHECK (set_off_cents >= 0);
UPDATE withdrawals SET send_by = received_at + interval '14 days' WHERE status = 'AwaitingGoods';

CREATE TABLE withdrawal_pieces (
  user_id uuid NOT NULL,
  withdrawal_id uuid NOT NULL,
  position integer NOT NULL,
  is_sent boolean NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (user_id, withdrawal_id, position, is_sent)
);
REVOKE UPDATE, DELETE, TRUNCATE ON withdrawal_pieces FROM CURRENT_USER;

-- Withdrawals that were matched to nothing are deleted after a time, with their history.
DROP TRIGGER withdrawal_events_append_only ON withdrawal_events;
CREATE TRIGGER withdrawal_events_append_only BEFORE UPDATE OR TRUNCATE ON withdrawal_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
