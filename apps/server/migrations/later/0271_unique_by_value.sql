-- Values that must be unique over all people are so in tables of their own alone.
DROP TRIGGER captures_have_owners ON payments;
DROP FUNCTION keep_paid_capture();
DROP INDEX payments_by_capture;
DROP TRIGGER order_numbers_have_owners ON purchases;
DROP FUNCTION keep_order_number();
DROP INDEX purchases_by_number;
CREATE INDEX purchases_by_number ON purchases (number);
DROP TRIGGER shipment_numbers_have_owners ON shipments;
DROP FUNCTION keep_shipment_number();
DROP INDEX shipments_by_number;
CREATE INDEX shipments_by_number ON shipments (number);
DROP TRIGGER invoices_have_owners ON invoices;
DROP FUNCTION keep_invoice_owner();
ALTER TABLE invoices DROP CONSTRAINT invoices_kind_number_key;
CREATE INDEX invoices_by_number ON invoices (kind, number);
DROP TRIGGER passkeys_have_owners ON passkeys;
DROP FUNCTION keep_passkey_owner();
ALTER TABLE passkeys DROP CONSTRAINT passkeys_credential_id_key;
DROP INDEX identities_one_subject;
CREATE INDEX identities_by_person ON identities (user_id);

-- Places and stock of orders whose payment ended in a process of the release before.
DROP INDEX unpaid_orders_by_holder;
DELETE FROM unpaid_places p WHERE NOT EXISTS (
  SELECT FROM unpaid_orders o WHERE o.user_id = p.user_id AND o.purchase_id = p.purchase_id);
DELETE FROM unpaid_stock s WHERE NOT EXISTS (
  SELECT FROM unpaid_orders o WHERE o.user_id = s.user_id AND o.purchase_id = s.purchase_id);
