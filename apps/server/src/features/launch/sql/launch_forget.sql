-- Forgets the wish of an address to hear when the shop opens.
CREATE FUNCTION command.launch_forget(p_email text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM launch_signups WHERE email = lower(p_email);
END $$;
