-- Ids for the ledger entries that settling a top-up may write.
CREATE TYPE command.top_up_entries AS (
  "quarantineEntryId" uuid, "releaseEntryId" uuid, refund command.return_entries, chargeback command.return_entries
);
