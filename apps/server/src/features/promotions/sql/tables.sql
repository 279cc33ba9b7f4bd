-- Promo codes. A code is for the items that it names and those of its categories, or for all items if it names none.
-- Only ends_at, version and uses change.
-- kind: central
CREATE TABLE promo_codes (
  promo_code_id uuid PRIMARY KEY,
  code text NOT NULL UNIQUE CHECK (code ~ '^[A-Z0-9]{6,32}$'),
  kind text NOT NULL CHECK (kind IN ('Percent', 'Amount', 'FreeShipping')),
  percent integer CHECK (percent BETWEEN 1 AND 90),
  amount_cents bigint CHECK (amount_cents > 0),
  item_ids uuid[] NOT NULL,
  category_ids uuid[] NOT NULL,
  minimum_cents bigint NOT NULL CHECK (minimum_cents >= 0),
  is_first_order boolean NOT NULL,
  most_uses integer CHECK (most_uses > 0),
  most_per_person integer CHECK (most_per_person > 0),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz,
  -- The uses that are taken. Counted only if they are limited, so that other orders don't wait for each other.
  uses integer NOT NULL DEFAULT 0 CHECK (uses >= 0),
  created_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CHECK ((kind = 'Percent') = (percent IS NOT NULL)),
  CHECK ((kind = 'Amount') = (amount_cents IS NOT NULL)),
  -- Split into cheap orders, a cart would else cost almost nothing.
  CHECK (amount_cents IS NULL OR amount_cents * 10 <= minimum_cents * 9
    AND (is_first_order OR coalesce(most_uses, most_per_person) IS NOT NULL)),
  CONSTRAINT promo_codes_uses CHECK (uses <= most_uses)
);
CREATE INDEX promo_codes_by_time ON promo_codes (created_at, promo_code_id);

-- The orders that use a code. user_id is the buyer, or the purchase's own id for a guest. A row is deleted when its
-- order ends unpaid. holders are the person, and hashes of what tells that two orders are of one person.
-- kind: person
CREATE TABLE promo_uses (
  user_id uuid NOT NULL,
  purchase_id uuid NOT NULL,
  promo_code_id uuid NOT NULL,
  discount_cents bigint NOT NULL CHECK (discount_cents > 0),
  holders text[] NOT NULL,
  used_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, purchase_id)
);
CREATE INDEX promo_uses_of_code ON promo_uses (promo_code_id);

-- The uses of each holder, one in each of the holder's places of a code. Codes for first orders share one place, under
-- the nil id.
-- kind: value holder
CREATE TABLE promo_holders (
  holder text NOT NULL,
  promo_code_id uuid NOT NULL,
  place integer NOT NULL CHECK (place > 0),
  user_id uuid NOT NULL,
  purchase_id uuid NOT NULL,
  PRIMARY KEY (holder, promo_code_id, place)
);
