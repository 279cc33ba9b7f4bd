-- room: files
-- A legal document can be uploaded in each of the shop's languages. Versions count by document, over all languages.
ALTER TABLE legal_documents
  ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'fr', 'vi', 'cn', 'ar'));
ALTER TABLE legal_documents ALTER COLUMN language DROP DEFAULT;
