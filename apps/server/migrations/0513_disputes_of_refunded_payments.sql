-- The warning about chargebacks is also of payments that had been refunded before, of which none is booked.
DROP INDEX payments_charged_back;
CREATE INDEX payments_charged_back ON payments (created_at DESC) WHERE charged_back_paid_cents > 0;
