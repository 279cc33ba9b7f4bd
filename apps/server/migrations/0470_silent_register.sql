-- All processes leave a silent register of exclusions alone for some seconds.
ALTER TABLE protection_states ADD COLUMN register_silent_at timestamptz;
