-- For what operators are told about.
-- room: payments
CREATE INDEX refunds_refused ON refunds (created_at) WHERE status = 'Refused';
CREATE INDEX quarantined_captures_by_time ON quarantined_captures (created_at);
-- room: items
CREATE INDEX item_stock_low ON item_stock (item_id) WHERE available <= 5;
