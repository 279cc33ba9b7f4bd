-- Returns whether a capture matches the payment. Reference, provider, session, amount and currency must be the same, no
-- other capture may have paid this payment, and this capture must not have paid another payment.
CREATE FUNCTION command.payment_matches(p_payment payments, p_report command.payment_report) RETURNS boolean
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN p_report.reference = p_payment.user_id || '.' || p_payment.payment_id
    AND p_report.provider = p_payment.provider
    AND coalesce(p_report."sessionId" = p_payment.session_id, true)
    AND p_report."paidCents" = p_payment.paid_cents
    AND p_report."currencyCode" = p_payment.currency_code
    AND (p_payment.status <> 'Success' OR p_report."providerPaymentId" = p_payment.provider_payment_id)
    AND NOT EXISTS (
      SELECT 1 FROM paid_captures WHERE provider = p_report.provider
        AND provider_payment_id = p_report."providerPaymentId"
        AND (user_id, payment_id) <> (p_payment.user_id, p_payment.payment_id));
END $$;
