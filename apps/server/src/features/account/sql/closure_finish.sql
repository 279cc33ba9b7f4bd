-- Closes a person's account and forgets who they are, if they have said their last word and nothing is left. Returns
-- whether it did. If something came back meanwhile, such as money of a refused refund, the person decides again.
-- - Ledger, records and documents stay under the id.
-- - Locks fairness row and wallet, as openings do, and then the account.
CREATE FUNCTION command.closure_finish(p_user uuid, p_marks command.exclusion_mark[], p_at timestamptz) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  email text := command.account_contact(p_user) ->> 'email';
  closure jsonb;
  held command.held_items;
  balance bigint;
  unpaid uuid[];
  was_locked boolean := p_user = ANY (command.accounts_locked(ARRAY[p_user]));
BEGIN
  PERFORM command.offers_end(p_user);
  held := command.inventory_lock(p_user);
  balance := command.wallet_lock(p_user);
  closure := command.closure_read(p_user);
  IF closure ->> 'confirmedAt' IS NULL OR closure ->> 'closedAt' IS NOT NULL
    OR command.closure_holds(p_user) <> '{}' OR command.account_is_operator(p_user)
  THEN
    RETURN false;
  ELSIF held.pieces > 0 OR balance > 0 THEN
    PERFORM command.closure_ask_again(p_user);
    RETURN false;
  END IF;
  IF NOT command.closure_move(p_user, true, p_at) THEN
    RETURN false;
  END IF;
  PERFORM command.launch_forget(email);
  PERFORM command.complaints_forget(p_user);
  email := command.account_forget(p_user, p_at);
  PERFORM command.mails_forget(p_user);
  PERFORM command.notifications_forget(p_user);
  PERFORM command.addresses_forget(p_user);
  PERFORM command.wishes_forget(p_user);
  PERFORM command.reviews_forget(p_user);
  PERFORM command.promo_forget(p_user);
  PERFORM command.payouts_forget(p_user);
  PERFORM command.fairness_forget(p_user, p_at);
  PERFORM command.protection_forget(p_user, p_marks);
  unpaid := command.purchases_forget(p_user);
  PERFORM command.payments_forget(p_user, unpaid, p_at);
  PERFORM command.openings_forget(p_user);
  PERFORM command.shipments_forget(p_user, email, unpaid);
  PERFORM command.address_marks_forget(p_user, was_locked, p_at);
  PERFORM command.withdrawals_forget(p_user);
  RETURN true;
END $$;
