CREATE TYPE command.item_quantity AS ("itemId" uuid, quantity integer);
CREATE TYPE command.item_price AS ("itemId" uuid, "priceCents" bigint);
