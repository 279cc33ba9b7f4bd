-- room: payments
-- A capture pays one payment.
CREATE UNIQUE INDEX payments_by_capture ON payments (provider, provider_payment_id) WHERE status = 'Success';

-- room: payments
-- A payment is refunded once. Only a refund that the provider refused is followed by another.
CREATE UNIQUE INDEX refunds_once ON refunds (user_id, payment_id) WHERE status <> 'Refused';
