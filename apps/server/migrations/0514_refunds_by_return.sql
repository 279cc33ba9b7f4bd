-- For the parts of a person's returns, and for the refunds that they have asked for within a day.
CREATE INDEX refunds_by_return ON refunds (user_id, return_id) WHERE return_id IS NOT NULL;
