-- Payments have a method, which was always a card, and may move to another provider before they have a session.
ALTER TABLE payments ADD COLUMN method text NOT NULL DEFAULT 'card';
ALTER TABLE payments ADD COLUMN left_providers text[] NOT NULL DEFAULT '{}';
