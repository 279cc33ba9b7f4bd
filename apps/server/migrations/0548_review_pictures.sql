-- Pictures of reviews.
CREATE TABLE review_pictures (
  user_id uuid NOT NULL,
  item_id uuid NOT NULL,
  place integer NOT NULL CHECK (place BETWEEN 1 AND 3),
  -- Names the picture for everybody, without its person. A picture that replaces another has its own.
  picture_id uuid NOT NULL,
  bytes bytea NOT NULL CHECK (octet_length(bytes) BETWEEN 1 AND 1048576),
  PRIMARY KEY (user_id, item_id, place)
);
ALTER TABLE review_pictures ALTER COLUMN bytes SET STORAGE EXTERNAL;
CREATE INDEX review_pictures_by_id ON review_pictures (picture_id);
