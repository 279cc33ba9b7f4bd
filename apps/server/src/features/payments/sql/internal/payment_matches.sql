-- Returns whether a capture is the one that the payment asked for: same reference, provider, session, amount and
-- currency, and no other capture has already paid it.
CREATE FUNCTION command.payment_matches(p_payment payments, p_evidence command.payment_evidence) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT p_evidence.reference = p_payment.user_id || '.' || p_payment.payment_id
    AND p_evidence.provider = p_payment.provider
    AND coalesce(p_evidence."sessionId" = p_payment.session_id, true)
    AND p_evidence."paidCents" = p_payment.paid_cents
    AND p_evidence."currencyCode" = p_payment.currency_code
    AND (p_payment.status <> 'Success' OR p_evidence."providerPaymentId" = p_payment.provider_payment_id)
$$;
