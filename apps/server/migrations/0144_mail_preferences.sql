-- room: notifications
-- What a person chose about a kind of mail. Without a row, the contract says whether it comes.
CREATE TABLE mail_preferences (
  user_id uuid NOT NULL,
  kind text NOT NULL,
  is_on boolean NOT NULL,
  PRIMARY KEY (user_id, kind)
);
