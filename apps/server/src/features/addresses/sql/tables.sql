-- kind: person
CREATE TABLE addresses (
  user_id uuid NOT NULL,
  address_id uuid NOT NULL,
  label text NOT NULL CHECK (label IN ('Home', 'Office', 'Other')),
  first_name text NOT NULL,
  last_name text NOT NULL,
  company text,
  street text NOT NULL,
  house_number text NOT NULL,
  address_line2 text,
  postal_code text NOT NULL,
  city text NOT NULL,
  state text,
  country_code text NOT NULL,
  phone_number text NOT NULL,
  is_default boolean NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  -- When it was moved to its country.
  country_since timestamptz NOT NULL,
  PRIMARY KEY (user_id, address_id)
);
CREATE UNIQUE INDEX addresses_one_default ON addresses (user_id) WHERE is_default;
