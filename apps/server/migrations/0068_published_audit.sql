-- room: public-log
-- The terms log also has the head of the operators' audit log, once a day. name is then the hash of the chain's last link.
ALTER TABLE terms_leaves DROP CONSTRAINT terms_leaves_kind_check;
ALTER TABLE terms_leaves ADD CONSTRAINT terms_leaves_kind_check CHECK (kind IN ('odds', 'key', 'terms', 'audit'));
