-- Books the margin of boxes up to a midnight: moves it between house:boxes, which then has the value of what boxes
-- gave, and house:box-margin. p_total_cents is the margin of all openings before p_until among the entries up to
-- p_number. Does nothing if another process has booked until then. Locks the booking's row.
CREATE FUNCTION command.box_margin_book(p_entry uuid, p_until timestamptz, p_number bigint, p_total_cents bigint)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  -- The shop itself.
  owner uuid := '00000000-0000-0000-0000-000000000000';
  booked box_margin_booking;
  more bigint;
BEGIN
  SELECT * INTO booked FROM box_margin_booking FOR UPDATE;
  IF booked.booked_until >= p_until OR booked.booked_number > p_number THEN
    RETURN;
  END IF;
  more := p_total_cents - booked.booked_cents;
  IF more <> 0 THEN
    PERFORM command.ledger_transfer(owner, p_entry, CASE WHEN more > 0 THEN 'house:boxes' ELSE 'house:box-margin' END,
      CASE WHEN more > 0 THEN 'house:box-margin' ELSE 'house:boxes' END, abs(more), NULL,
      p_until - interval '1 millisecond');
  END IF;
  UPDATE box_margin_booking SET booked_until = p_until, booked_number = p_number, booked_cents = p_total_cents,
    entry_number = CASE WHEN more = 0 THEN entry_number ELSE pg_sequence_last_value('ledger_numbers') END;
END $$;
