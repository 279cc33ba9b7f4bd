-- For the VAT report: balances whose top-ups stated the VAT.
CREATE INDEX payments_taxed_top_ups ON payments (user_id) WHERE purpose = 'TopUp' AND vat_cents > 0;
