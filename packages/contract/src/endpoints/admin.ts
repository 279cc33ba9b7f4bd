import { cents } from "@trove/money";
import { z } from "zod";
import type { EndpointDefinition } from "../endpoint.ts";
import { eurosInput, flag, freeText, id, pageOf, pageQuery, sortDirection, timeUtc } from "../fields.ts";
import { idOf } from "../ids.ts";
import { ITEM_SORTS, ORDER_STATUSES } from "../statuses.ts";
import { item } from "./items.ts";
import { byShipmentId, shipmentFields } from "./shipments.ts";

const version = z.int().min(1);
const search = z.string().trim().max(100).optional();

const adminShipment = z.strictObject({
  ...shipmentFields,
  /** Null for a guest. */
  userInfoId: id.nullable(),
  contactEmail: z.string(),
});

/** Won items take no stock, so the list shows which pieces are out of stock before the shipment is approved. */
const listedShipment = adminShipment.extend({
  shortages: z.array(z.strictObject({ itemId: id, needed: z.int(), available: z.int() })),
});

const MARKET_PRICE_MIN = cents(10);
const MARKET_PRICE_MAX = cents(5_000_000);
const STOCK_MAX = 1_000_000;

/** Chat, board and calendar are reserved addresses: the shop has none of the three. */
const nothing = z.array(z.never());

const stock = z.int().min(0).max(STOCK_MAX).nullable();
/** The path of a picture of this shop. */
const picture = z
  .string()
  .max(200)
  .regex(/^\/[\w-]+(\/[\w-]+)*\.(webp|png|jpg|svg)$/, "must be the address of a picture of this shop");

const itemFields = {
  name: freeText("Name", 100),
  description: freeText("Description", 2000),
  imageUrl: picture,
  galleryUrls: z.array(picture).max(10),
  categoryId: idOf("category"),
  brand: freeText("Brand", 60),
  marketPrice: eurosInput.refine(
    (price) => price >= MARKET_PRICE_MIN && price <= MARKET_PRICE_MAX,
    "Market price must be between €0.10 and €50,000.00",
  ),
  isSellable: z.boolean(),
  isActive: z.boolean(),
};

const newItem = z.strictObject({
  ...itemFields,
  /** Made from the name if it is missing. It never changes afterwards. */
  slug: z
    .string()
    .max(100)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower-case letters, digits and single dashes")
    .optional(),
  /** Null means unlimited. */
  stock: stock.default(null),
});

const changedItem = z.strictObject({
  ...itemFields,
  version,
  /**
   * The stock that the form showed and the new one. The change is applied as a difference, so it does not undo sales in
   * between.
   */
  stockChange: z.strictObject({ from: stock, to: stock }).optional(),
});

export const adminEndpoints = {
  listAdminShipments: {
    summary: "Everybody's shipments, newest first",
    access: ["Admin"],
    query: z.strictObject({ status: z.enum(ORDER_STATUSES).optional(), search, ...pageQuery }),
    response: pageOf(listedShipment),
    errors: [],
  },
  setShipmentStatus: {
    summary: "Move a shipment on, or cancel it",
    access: ["Admin"],
    params: byShipmentId,
    body: z.strictObject({
      status: z.enum(ORDER_STATUSES),
      version,
      carrier: freeText("Carrier", 60).optional(),
      trackingNumber: freeText("Tracking number", 60).optional(),
      reason: freeText("Reason", 300).optional(),
    }),
    response: adminShipment,
    errors: ["NOT_FOUND", "VERSION_CONFLICT", "STATUS_CONFLICT"],
  },
  confirmDelivery: {
    summary: "Note that a shipment has arrived",
    access: ["Admin"],
    params: byShipmentId,
    body: z.strictObject({ version }),
    response: adminShipment,
    errors: ["NOT_FOUND", "VERSION_CONFLICT", "STATUS_CONFLICT"],
  },
  listAdminItems: {
    summary: "All items, those included that the shop does not show",
    access: ["Admin"],
    query: z.strictObject({
      search,
      categoryId: idOf("category").optional(),
      isActive: flag.optional(),
      inStock: flag.optional(),
      ...pageQuery,
      sortBy: z.enum(ITEM_SORTS).default("CreatedAtUtc"),
      sortDirection: sortDirection.default("Desc"),
    }),
    response: pageOf(item),
    errors: [],
  },
  createItem: {
    summary: "Put a new item on the shelf",
    access: ["Admin"],
    body: newItem,
    status: 201,
    response: item,
    errors: ["NOT_FOUND"],
  },
  updateItem: {
    summary: "Change an item and its stock; one that an open box holds keeps its name and pictures",
    access: ["Admin"],
    params: z.strictObject({ id: idOf("item") }),
    body: changedItem,
    response: item,
    errors: ["NOT_FOUND", "VERSION_CONFLICT", "STATUS_CONFLICT"],
  },
  listAudit: {
    summary: "What operators did, newest first",
    access: ["Admin"],
    query: z.strictObject({ subjectId: idOf("shipment", "item").optional(), ...pageQuery }),
    response: pageOf(
      z.strictObject({
        id,
        actor: z.strictObject({ userInfoId: id, userName: z.string() }),
        /** The name of the endpoint. */
        action: z.string(),
        subjectId: id,
        /** The state before and after the action; null where nothing existed. */
        before: z.unknown(),
        after: z.unknown(),
        createdAtUtc: timeUtc,
      }),
    ),
    errors: [],
  },
  listChats: { summary: "The operators' chats: there are none", access: ["Admin"], response: nothing, errors: [] },
  listBoards: { summary: "The operators' boards: there are none", access: ["Admin"], response: nothing, errors: [] },
  listEvents: { summary: "The operators' calendar: it is empty", access: ["Admin"], response: nothing, errors: [] },
} as const satisfies Record<string, EndpointDefinition>;
