-- A line of an order: the prices of a piece before and after the code.
CREATE TYPE command.promo_line AS (
  "itemId" uuid, quantity integer, "listPriceCents" bigint, "unitPriceCents" bigint
);

-- A code that an order uses. holders are hashes of what tells that two orders are of one person.
CREATE TYPE command.promo_use AS (code text, holders text[], "shippingDiscountCents" bigint);
