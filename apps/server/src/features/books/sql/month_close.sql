-- Notes that a month is closed, with the last ledger entry and the last documents that it may have. Only a month after
-- all closed ones can be, once it has ended. book_lines_keep.sql adds its lines in the same transaction.
CREATE FUNCTION command.month_close(
  p_month text, p_ends_at timestamptz, p_last_number bigint, p_last_invoice bigint, p_last_credit_note bigint,
  p_at timestamptz, p_by uuid
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  PERFORM command.assert_holds(p_ends_at <= p_at AND NOT EXISTS (SELECT FROM book_closings
    WHERE month >= p_month OR ends_at >= p_ends_at OR last_number > p_last_number OR last_invoice > p_last_invoice
      OR last_credit_note > p_last_credit_note), 'a month that is closed has ended, and all before it are closed');
  INSERT INTO book_closings (month, ends_at, last_number, last_invoice, last_credit_note, closed_at, closed_by)
  VALUES (p_month, p_ends_at, p_last_number, p_last_invoice, p_last_credit_note, p_at, p_by);
END $$;
