-- Whether the payer's bank takes a payment back without a reason. Such money never comes into a balance.
ALTER TABLE payments ADD COLUMN can_be_reversed boolean NOT NULL DEFAULT false;
