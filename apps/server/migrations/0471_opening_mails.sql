-- The openings of a day are confirmed by mail, once.
CREATE TABLE opening_mails (
  user_id uuid PRIMARY KEY,
  mailed_day text NOT NULL
);
