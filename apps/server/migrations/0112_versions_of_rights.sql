-- room: auth
-- Whoever has lost all rights keeps the row, without presets, so that versions go on when they get some again: what was
-- asked for or may be taken back is of one version.
ALTER TABLE operators DROP CONSTRAINT operators_presets_check;
