-- Withdrawals from contracts. Typed texts stay as they came in. user_id owns the matched thing: a person, or for a
-- guest the purchase itself; null while nothing is matched. purchase_id and shipment_id name the order, or the
-- shipment of inventory items; both are null for the top-ups of an account.
-- kind: central
CREATE TABLE withdrawals (
  withdrawal_id uuid PRIMARY KEY,
  number text NOT NULL CONSTRAINT withdrawals_number_key UNIQUE CHECK (number ~ '^W-\d{12}$'),
  subject text NOT NULL CHECK (subject IN ('Order', 'Shipment', 'TopUp')),
  typed_number text,
  typed_name text NOT NULL,
  typed_email text NOT NULL,
  language text NOT NULL,
  status text NOT NULL CHECK (status IN ('Received', 'Matched', 'Unmatched', 'AwaitingGoods', 'ProofOfPosting',
    'GoodsReceived', 'Refunded', 'Refused')),
  user_id uuid,
  purchase_id uuid,
  shipment_id uuid,
  -- Whether the name is the buyer's.
  has_name boolean NOT NULL,
  -- Whether items won from boxes come back for the price of the opening, by the market of that opening: at least one.
  takes_boxes boolean NOT NULL,
  -- When the right ended or ends; null while no parcel has arrived.
  closes_at timestamptz,
  received_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  -- When the shop opens the next case about it; null if it needs none.
  case_due_at timestamptz,
  exception text,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  reason text NOT NULL DEFAULT 'Withdrawal' CHECK (reason IN ('Withdrawal', 'Damaged', 'Wrong', 'NotAsDescribed')),
  -- Until when the goods have to be posted; null unless they have to be.
  send_by timestamptz,
  -- When the shop no longer answers for faults; null while no parcel has arrived.
  guarantee_until timestamptz,
  -- The part of its refund to the balance that went to the house, which had borne a charged back top-up.
  set_off_cents bigint NOT NULL DEFAULT 0 CHECK (set_off_cents >= 0),
  -- The inventory items that were won and come back so. Null if takes_boxes holds for all: for faults, and for
  -- withdrawals from before the right was one of each item.
  items_with_right uuid[],
  CHECK ((subject = 'TopUp') = (typed_number IS NULL)),
  CHECK (status IN ('Received', 'Unmatched', 'Refused') OR user_id IS NOT NULL),
  CHECK (purchase_id IS NULL OR shipment_id IS NULL),
  CHECK ((status = 'Refused') = (exception IS NOT NULL))
);
CREATE INDEX withdrawals_by_due ON withdrawals (due_at, withdrawal_id);
CREATE INDEX withdrawals_open ON withdrawals (due_at, withdrawal_id) WHERE status NOT IN ('Refunded', 'Refused');
CREATE INDEX withdrawals_by_person ON withdrawals (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX withdrawals_case_due ON withdrawals (case_due_at) WHERE case_due_at IS NOT NULL;

-- The history of withdrawals. actor_id is the operator; null for the shop itself. Rows are never changed, and deleted
-- only with a withdrawal that was matched to nothing.
-- kind: central
CREATE TABLE withdrawal_events (
  withdrawal_id uuid NOT NULL REFERENCES withdrawals,
  position integer NOT NULL,
  status text NOT NULL,
  actor_id uuid,
  note text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (withdrawal_id, position)
);
CREATE TRIGGER withdrawal_events_append_only BEFORE UPDATE OR TRUNCATE ON withdrawal_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The pieces that a person wants to give back, by line of the order or shipment. Rows are never changed.
-- kind: person
CREATE TABLE withdrawal_pieces (
  user_id uuid NOT NULL,
  withdrawal_id uuid NOT NULL,
  position integer NOT NULL,
  is_sent boolean NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (user_id, withdrawal_id, position, is_sent)
);
REVOKE UPDATE, DELETE, TRUNCATE ON withdrawal_pieces FROM CURRENT_USER;

-- The pieces that came back or are on their way. inventory_item_id is null for a guest. position is the line of the
-- order or shipment that the withdrawal is about, purchase_position that of the order that bought the piece; a piece
-- won from a box has none. price_cents was paid for one piece.
-- kind: person
CREATE TABLE withdrawal_goods (
  user_id uuid NOT NULL,
  withdrawal_id uuid NOT NULL,
  place integer NOT NULL,
  item_id uuid NOT NULL,
  inventory_item_id uuid,
  position integer NOT NULL,
  purchase_id uuid,
  purchase_position integer,
  -- The charge of the opening, for a piece won from a box.
  transaction_id uuid,
  quantity integer NOT NULL CHECK (quantity > 0),
  price_cents bigint NOT NULL CHECK (price_cents >= 0),
  -- Null until the shop has the pieces, as is received_at.
  condition text CHECK (condition IN ('New', 'Used', 'Damaged')),
  is_restocked boolean NOT NULL DEFAULT false,
  received_at timestamptz,
  -- The sum that the refund left out for a loss of value.
  deducted_cents bigint NOT NULL DEFAULT 0
    CONSTRAINT withdrawal_goods_deducted CHECK (deducted_cents >= 0),
  PRIMARY KEY (user_id, withdrawal_id, place),
  CHECK ((condition IS NULL) = (received_at IS NULL)),
  CHECK (NOT is_restocked OR received_at IS NOT NULL),
  CHECK (inventory_item_id IS NULL OR quantity = 1),
  CHECK ((purchase_id IS NULL) = (purchase_position IS NULL)),
  CHECK ((purchase_id IS NULL) = (transaction_id IS NOT NULL))
);

-- The refunds of a withdrawal: of one order, one shipment of inventory items, the boxes, or top-ups. Entries are those
-- in the ledger, for the balance; refund_id is the refund through the provider. Rows are never changed.
-- kind: person
CREATE TABLE withdrawal_refunds (
  user_id uuid NOT NULL,
  withdrawal_id uuid NOT NULL,
  place integer NOT NULL,
  means text NOT NULL CHECK (means IN ('Balance', 'Card')),
  purchase_id uuid,
  goods_cents bigint NOT NULL CHECK (goods_cents >= 0),
  shipping_cents bigint NOT NULL CHECK (shipping_cents >= 0),
  goods_entry_id uuid,
  shipping_entry_id uuid,
  refund_id uuid,
  refunded_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, withdrawal_id, place)
);
REVOKE UPDATE, DELETE, TRUNCATE ON withdrawal_refunds FROM CURRENT_USER;

-- Since when the mail that confirms an order tells of the right to withdraw. The right to withdraw from older orders
-- lasts twelve months longer.
-- kind: central
CREATE TABLE withdrawal_start (
  is_single boolean PRIMARY KEY DEFAULT true CHECK (is_single),
  informed_since timestamptz NOT NULL
);
INSERT INTO withdrawal_start (informed_since) VALUES (now());
