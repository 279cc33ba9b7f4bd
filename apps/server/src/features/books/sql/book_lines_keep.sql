-- Keeps the postings and the VAT of a month that this transaction has closed. So nobody can add lines to a month that
-- was closed before.
CREATE FUNCTION command.book_lines_keep(p_month text, p_lines command.book_line[], p_vat command.book_vat_line[])
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  PERFORM command.assert_holds(EXISTS (SELECT FROM book_closings
    WHERE month = p_month AND xmin = pg_current_xact_id()::xid), 'lines are kept of a month that is being closed');
  INSERT INTO book_lines (month, day, from_account, to_account, is_late, entries, amount_cents)
  SELECT p_month, day, "fromAccount", "toAccount", "isLate", entries, "amountCents" FROM unnest(p_lines);
  INSERT INTO book_vat_lines (month, kind, country_code, vat_basis_points, quarter, documents, total_cents, vat_cents)
  SELECT p_month, kind, "countryCode", "vatBasisPoints", quarter, documents, "totalCents", "vatCents"
  FROM unnest(p_vat);
END $$;
