-- room: admin
-- Why a row can't run, as codes with values, from which pages make sentences: [{code, params}]. Null for a row that was
-- planned before there were codes; problem has the same in English.
ALTER TABLE work_rows ADD COLUMN problems jsonb;
