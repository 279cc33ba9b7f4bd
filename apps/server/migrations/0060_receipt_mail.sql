-- room: lootboxes
-- People who wish their records by mail, in which language, and the nonce of the first record that was not mailed yet.
CREATE TABLE receipt_mails (
  user_id uuid PRIMARY KEY,
  language text NOT NULL,
  next_nonce integer NOT NULL CHECK (next_nonce >= 0)
);
