-- Ids for the ledger entries that may be needed to settle a top-up.
CREATE TYPE command.top_up_entries AS (
  "quarantineEntryId" uuid, "releaseEntryId" uuid, refund command.reversal_entries, chargeback command.reversal_entries
);
