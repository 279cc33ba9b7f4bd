-- Notes the condition of pieces that were posted and are here now, one for each line. Refuses with STATUS_CONFLICT
-- unless they are all that was posted.
CREATE FUNCTION command.withdrawal_examine(
  p_found withdrawals, p_pieces command.withdrawn_piece[], p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM (SELECT position, sum(quantity) AS pieces FROM withdrawal_goods
      WHERE user_id = p_found.user_id AND withdrawal_id = p_found.withdrawal_id GROUP BY position) posted
    FULL JOIN (SELECT position, sum(quantity) AS pieces, count(*) AS times FROM unnest(p_pieces) GROUP BY position) here
      USING (position)
    WHERE posted.pieces IS DISTINCT FROM here.pieces OR times > 1)
  THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  UPDATE withdrawal_goods g SET condition = p.condition, is_restocked = p."isRestocked", received_at = p_at
  FROM unnest(p_pieces) AS p
  WHERE g.user_id = p_found.user_id AND g.withdrawal_id = p_found.withdrawal_id AND p.position = g.position;
END $$;
