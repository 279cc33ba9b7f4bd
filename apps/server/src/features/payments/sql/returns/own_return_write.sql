-- Writes a return of a person's own money. The caller has locked the wallet.
CREATE FUNCTION command.own_return_write(p_user uuid, p_return uuid, p_cents bigint, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO own_returns (user_id, return_id, amount_cents, created_at) VALUES (p_user, p_return, p_cents, p_at);
END $$;
