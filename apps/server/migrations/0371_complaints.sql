-- People complain, with or without an account.
CREATE TABLE complaints (
  complaint_id uuid PRIMARY KEY,
  case_id uuid NOT NULL UNIQUE REFERENCES cases,
  user_id uuid,
  name text NOT NULL,
  email text NOT NULL,
  language text NOT NULL,
  reference text NOT NULL,
  text text NOT NULL,
  received_at timestamptz NOT NULL,
  answer_by timestamptz NOT NULL
);
CREATE INDEX complaints_by_person ON complaints (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX complaints_by_time ON complaints (received_at);
CREATE INDEX complaints_by_deadline ON complaints (answer_by);
