-- Voids a gift code that nobody has redeemed, within an operator's transaction. What it is worth is no longer owed.
-- Refuses with NOT_FOUND, VERSION_CONFLICT and STATUS_CONFLICT. Locks the code.
CREATE FUNCTION command.gift_void(p_gift uuid, p_version integer, p_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  gift gift_codes;
BEGIN
  SELECT * INTO gift FROM gift_codes WHERE gift_id = p_gift FOR UPDATE;
  IF gift.gift_id IS NULL THEN
    PERFORM command.refuse('NOT_FOUND');
  ELSIF gift.version <> p_version THEN
    PERFORM command.refuse('VERSION_CONFLICT');
  ELSIF gift.status <> 'Live' THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  PERFORM command.gift_end(gift, 'Void', p_at);
END $$;
