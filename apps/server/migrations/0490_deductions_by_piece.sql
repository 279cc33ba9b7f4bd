-- Sums that were deducted from returned pieces are no money that came back when a chargeback of their order is set off.
ALTER TABLE withdrawal_goods ADD COLUMN deducted_cents bigint NOT NULL DEFAULT 0
  CONSTRAINT withdrawal_goods_deducted CHECK (deducted_cents >= 0);
