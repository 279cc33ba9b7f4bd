-- Functions do what triggers on people's rows did. The triggers stay for processes of the release before and do nothing
-- twice; a migration in the folder `later` drops them.
CREATE OR REPLACE FUNCTION write_user_words() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM user_words WHERE user_id = OLD.user_id AND word = ANY (ARRAY(SELECT user_words_of(OLD.search_text)));
  END IF;
  INSERT INTO user_words (word, user_id) SELECT word, NEW.user_id FROM user_words_of(NEW.search_text) AS word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

ALTER TABLE holding_changes
  ADD COLUMN user_id uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000',
  ADD COLUMN place bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  ADD PRIMARY KEY (user_id, place);
DROP TRIGGER holdings_added ON inventory_items;
DROP TRIGGER holdings_changed ON inventory_items;
DROP TRIGGER holdings_removed ON inventory_items;
CREATE TRIGGER holdings_added AFTER INSERT ON inventory_items REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT WHEN (current_setting('trove.holdings', true) IS DISTINCT FROM 'noted')
  EXECUTE FUNCTION note_holdings_added();
CREATE TRIGGER holdings_changed AFTER UPDATE ON inventory_items REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT WHEN (current_setting('trove.holdings', true) IS DISTINCT FROM 'noted')
  EXECUTE FUNCTION note_holdings_changed();
CREATE TRIGGER holdings_removed AFTER DELETE ON inventory_items REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT WHEN (current_setting('trove.holdings', true) IS DISTINCT FROM 'noted')
  EXECUTE FUNCTION note_holdings_removed();

-- Runs at the end of a transaction, when the setting says whether functions have done its work.
CREATE OR REPLACE FUNCTION issue_invoice() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  is_paid boolean := NEW.to_account = 'house:items';
  bought purchases;
BEGIN
  IF current_setting('trove.invoices', true) IS NOT DISTINCT FROM 'noted'
    OR NOT is_paid AND NEW.transaction_type IN ('BoxOpening', 'Sale') THEN
    RETURN NULL;
  END IF;
  -- One statement, so that it sees an invoice that is being numbered in exactly one of the two tables.
  IF is_paid = (EXISTS (SELECT FROM invoices
      WHERE user_id = NEW.user_id AND purchase_id = NEW.related_id AND kind = 'Invoice')
    OR EXISTS (SELECT FROM invoice_queue
      WHERE user_id = NEW.user_id AND purchase_id = NEW.related_id AND kind = 'Invoice')) THEN
    RETURN NULL;
  END IF;
  SELECT * INTO bought FROM purchases WHERE user_id = NEW.user_id AND purchase_id = NEW.related_id;
  IF bought.user_id IS NULL THEN
    RETURN NULL;
  END IF;
  INSERT INTO invoice_queue (user_id, purchase_id, kind, transaction_number, amount_cents, due_at)
  VALUES (NEW.user_id, NEW.related_id, CASE WHEN is_paid THEN 'Invoice' ELSE 'CreditNote' END,
    pg_current_xact_id()::text::bigint,
    CASE WHEN is_paid THEN bought.items_total_cents + bought.shipping_cost_cents ELSE NEW.amount_cents END,
    NEW.created_at)
  ON CONFLICT (user_id, purchase_id, kind, transaction_number)
    DO UPDATE SET amount_cents = invoice_queue.amount_cents + excluded.amount_cents;
  RETURN NULL;
END $$;
ALTER TABLE invoice_queue DROP CONSTRAINT invoice_queue_user_id_purchase_id_fkey;

-- Every release sets the times of confirmation in the statement that changes an address.
DROP TRIGGER users_confirm_new_addresses ON users;
DROP FUNCTION forget_confirmed_address();
-- A row of rights belongs to the shop as a whole.
ALTER TABLE operators DROP CONSTRAINT operators_user_id_fkey;

CREATE OR REPLACE FUNCTION queue_wish_change() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO wish_changes (item_id) VALUES (CASE TG_OP WHEN 'DELETE' THEN OLD.item_id ELSE NEW.item_id END);
  RETURN NULL;
END $$;
