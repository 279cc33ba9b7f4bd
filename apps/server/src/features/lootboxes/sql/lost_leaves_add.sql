-- Stores the places of leaves that say of other leaves that their records are lost. Only the owner of the tables may
-- call this.
CREATE FUNCTION command.lost_leaves_add(p_lost command.lost_leaf[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO lost_leaves (log_index, lost_index) SELECT "logIndex", "lostIndex" FROM unnest(p_lost);
$$;
COMMENT ON FUNCTION command.lost_leaves_add IS 'called by the owner';
