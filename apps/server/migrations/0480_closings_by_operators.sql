-- Operators close accounts for people who ask in writing.
ALTER TABLE closures ADD COLUMN begun_by text NOT NULL DEFAULT 'Person'
  CONSTRAINT closures_begun_by CHECK (begun_by IN ('Person', 'Operator'));
