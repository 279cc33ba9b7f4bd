CREATE FUNCTION queue_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_queue (audit_id) VALUES (NEW.audit_id);
  RETURN NULL;
END $$;
CREATE TRIGGER audit_entries_are_queued AFTER INSERT ON audit_entries FOR EACH ROW EXECUTE FUNCTION queue_audit();

CREATE FUNCTION refuse_second_decision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> 'Waiting' THEN
    RAISE EXCEPTION 'approval % is decided', OLD.approval_id;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER approvals_are_decided_once BEFORE UPDATE ON approvals
  FOR EACH ROW EXECUTE FUNCTION refuse_second_decision();
