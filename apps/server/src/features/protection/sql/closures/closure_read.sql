-- Returns {begunAt, begunBy, confirmedAt, closedAt} of the closing of an account; null if none has begun.
CREATE FUNCTION command.closure_read(p_user uuid) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT jsonb_build_object('begunAt', command.iso_time(begun_at), 'begunBy', begun_by,
      'confirmedAt', command.iso_time(confirmed_at), 'closedAt', command.iso_time(closed_at))
    FROM closures WHERE user_id = p_user);
END $$;
