-- Queues an event. The trigger's first argument is the kind, the second is the name of the column with the subject's
-- id.
CREATE FUNCTION queue_signal() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO signal_queue (kind, user_id, subject_id)
  VALUES (TG_ARGV[0], NEW.user_id, (to_jsonb(NEW) ->> TG_ARGV[1])::uuid);
  RETURN NULL;
END $$;
CREATE TRIGGER addresses_are_examined AFTER INSERT OR UPDATE OF street, house_number, postal_code, country_code
  ON addresses FOR EACH ROW EXECUTE FUNCTION queue_signal('Address', 'address_id');
CREATE TRIGGER shipments_are_examined AFTER INSERT ON shipments FOR EACH ROW
  WHEN (NEW.status = 'Ordered' AND NEW.user_id IS DISTINCT FROM NEW.purchase_id)
  EXECUTE FUNCTION queue_signal('Shipment', 'shipment_id');
CREATE TRIGGER chargebacks_are_examined AFTER UPDATE OF charged_back_cents ON payments FOR EACH ROW
  WHEN (NEW.charged_back_cents > OLD.charged_back_cents)
  EXECUTE FUNCTION queue_signal('Chargeback', 'payment_id');
CREATE TRIGGER locks_are_examined AFTER UPDATE OF is_locked ON users FOR EACH ROW
  WHEN (NEW.is_locked AND NOT OLD.is_locked)
  EXECUTE FUNCTION queue_signal('Lock', 'user_id');
