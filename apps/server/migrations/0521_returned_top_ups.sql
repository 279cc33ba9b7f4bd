-- A sign of harm: money that is topped up only to be sent back.
ALTER TABLE case_signals DROP CONSTRAINT case_signals_kind_check,
  ADD CONSTRAINT case_signals_kind_check CHECK (
    kind IN ('SharedAddress', 'ManyAccounts', 'FastShipping', 'Chargeback', 'Dispute', 'SharedExclusion', 'Withdrawal',
      'RisingSpend', 'NightPlay', 'RaiseAfterLoss', 'ReturnedTopUps', 'IdentityCheck', 'SharedIdentity'));
