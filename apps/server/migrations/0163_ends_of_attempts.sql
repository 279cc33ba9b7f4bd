-- room: auth
-- Windows of attempts are kept by their end: most last 15 minutes, some days.
ALTER TABLE auth_attempts RENAME COLUMN window_start TO window_end;
UPDATE auth_attempts SET window_end = window_end + interval '15 minutes';
ALTER INDEX auth_attempts_by_age RENAME TO auth_attempts_by_end;
