import { describe, expect, it } from "vitest";
import { z } from "zod";
import {
  type EndpointName,
  endpoints,
  INVENTORY_STATUSES,
  ITEM_SORTS,
  LOOTBOX_SORTS,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  ROLES,
  SORT_DIRECTIONS,
  TRANSACTION_TYPES,
} from "../index.ts";
import { CART_SHIPPING_COST_DEFAULT, SHIPMENT_SHIPPING_COST_DEFAULT } from "../constants.ts";

const addressOf = (name: EndpointName) => `${endpoints[name].method} ${endpoints[name].path}`;

const fieldsOf = (schema: z.ZodType) => (schema instanceof z.ZodObject ? Object.keys(schema.shape).toSorted() : []);

describe("the calls of accounts", () => {
  it("sign people in and up", { tags: ["S7-03", "S7-04", "S7-05", "S7-06", "S7-07", "S6-04", "S6-05"] }, () => {
    const { login, register } = endpoints;
    expect(addressOf("login")).toBe("POST /api/auth/login");
    expect(fieldsOf(login.body)).toEqual(["emailOrUserName", "password"]);
    expect(addressOf("register")).toBe("POST /api/auth/register");
    expect(fieldsOf(register.body)).toEqual(["email", "firstName", "lastName", "password", "userName"]);
    for (const { response } of [login, register]) {
      expect(fieldsOf(response)).toEqual(["email", "roles", "token", "userName"]);
    }
    expect(addressOf("getMe")).toBe("GET /api/auth/me");
  });

  it(
    "read and change the address book and the client seed",
    { tags: ["S7-31", "S7-32", "S7-33", "S7-34", "S7-45", "S7-46"] },
    () => {
      expect(addressOf("listAddresses")).toBe("GET /api/address");
      expect(addressOf("createAddress")).toBe("POST /api/address");
      expect(addressOf("updateAddress")).toBe("PUT /api/address");
      expect(addressOf("deleteAddress")).toBe("DELETE /api/address/{id}");
      expect(addressOf("getProvablyFair")).toBe("GET /api/users/provablyFair");
      expect(addressOf("updateClientSeed")).toBe("POST /api/users/updateClientSeed");
    },
  );
});

describe("the calls of the shop", () => {
  it("read what it sells", { tags: ["S7-08", "S7-09", "S7-10", "S7-13", "S7-14", "S7-15"] }, () => {
    expect(addressOf("getApplicationInfo")).toBe("GET /api/applicationInfo");
    expect(addressOf("listLootboxes")).toBe("GET /api/lootboxes");
    expect(addressOf("getLootbox")).toBe("GET /api/lootboxes/{id}");
    expect(addressOf("listItems")).toBe("GET /api/items");
    expect(addressOf("getItem")).toBe("GET /api/items/{id}");
    expect(fieldsOf(endpoints.getItem.query)).toEqual(["includeRelatedLootBoxes"]);
    expect(addressOf("listCategories")).toBe("GET /api/category");
  });

  it("open boxes and read openings", { tags: ["S7-11", "S7-12"] }, () => {
    expect(addressOf("openLootbox")).toBe("POST /api/lootboxes/{id}/open");
    expect(addressOf("getOpeningDetail")).toBe("GET /api/lootboxes/openingDetail");
    expect(fieldsOf(endpoints.getOpeningDetail.query)).toEqual(["includeItem", "transactionId"]);
  });

  it("buy items", { tags: ["S7-16", "S7-17", "S7-18", "S7-19", "S7-20"] }, () => {
    expect(addressOf("buyFromBalance")).toBe("POST /api/purchase/via-balance");
    expect(addressOf("buyDirectly")).toBe("POST /api/purchase/via-direct");
    expect(addressOf("buyAsGuest")).toBe("POST /api/purchase/as-guest");
    expect(addressOf("validatePurchase")).toBe("POST /api/purchase/validate-payment");
    expect(fieldsOf(endpoints.validatePurchase.body)).toEqual(["failTransactionIfUnsuccessful", "paymentId"]);
    expect(addressOf("getPurchase")).toBe("GET /api/purchase/{id}");
  });

  it("sell and ship what a person owns", { tags: ["S7-35", "S7-36", "S7-37", "S7-38", "S7-39", "S7-40"] }, () => {
    expect(addressOf("listInventory")).toBe("GET /api/inventory");
    expect(addressOf("sellInventoryItem")).toBe("POST /api/inventory/{id}/sell");
    expect(addressOf("listShipments")).toBe("GET /api/shipment");
    expect(addressOf("createShipment")).toBe("POST /api/shipment");
    expect(addressOf("getShipment")).toBe("GET /api/shipment/{id}");
    expect(addressOf("cancelShipment")).toBe("POST /api/shipment/{id}/cancel");
  });

  it("name a document's URL", { tags: ["S7-41", "S7-42", "S7-43"] }, () => {
    expect(addressOf("getFileUrl")).toBe("GET /api/files/getUrl");
    expect(fieldsOf(endpoints.getFileUrl.query)).toEqual(["fileName"]);
    expect(endpoints.getFileUrl.response).toBeInstanceOf(z.ZodString);
  });

  it("reserve addresses of operators", { tags: ["S7-47", "S7-48", "S7-49"] }, () => {
    expect(addressOf("listChats")).toBe("GET /api/chat");
    expect(addressOf("listBoards")).toBe("GET /api/kanban");
    expect(addressOf("listEvents")).toBe("GET /api/calendar");
  });
});

describe("the calls of the balance", () => {
  it("read it and its transactions", { tags: ["S7-21", "S7-29", "S7-30"] }, () => {
    expect(addressOf("getBalance")).toBe("GET /api/balance");
    expect(fieldsOf(endpoints.getBalance.response)).toEqual(["amount", "id"]);
    expect(addressOf("listTransactions")).toBe("GET /api/balance/transactions");
    expect(fieldsOf(endpoints.listTransactions.query)).toEqual(["from", "to"]);
    expect(endpoints.listTransactions.response).toBeInstanceOf(z.ZodArray);
  });

  it("top it up", { tags: ["S7-24", "S7-25", "S7-26", "S7-27"] }, () => {
    const { topUp, validateTopUp } = endpoints;
    expect(addressOf("topUp")).toBe("POST /api/balance/top-up");
    expect(fieldsOf(topUp.body)).toEqual(["addressId", "amount", "currencyCode"]);
    expect(fieldsOf(topUp.response)).toEqual(["paymentSessionResponse", "transactionId"]);
    expect(addressOf("validateTopUp")).toBe("POST /api/balance/validate-payment");
    expect(fieldsOf(validateTopUp.body)).toEqual(["failTransactionIfUnsuccessful", "paymentId"]);
    expect(validateTopUp.response.options).toEqual(["Pending", "Success", "Failed"]);
  });
});

describe("the words of the contract", () => {
  it("name the statuses of items", { tags: ["S4-30", "S4-31", "S4-32", "S4-33", "S4-34"] }, () => {
    expect(INVENTORY_STATUSES).toEqual(["InInventory", "Shipping", "Delivered", "Sold"]);
  });

  it("name the statuses of orders", { tags: ["S4-35", "S4-36", "S4-37", "S4-38", "S4-39", "S4-40", "S4-41"] }, () => {
    expect(new Set(ORDER_STATUSES)).toEqual(
      new Set(["Ordered", "Approved", "Shipping", "Shipped", "Cancelled", "PaymentPending"]),
    );
  });

  it("name the types of transactions", { tags: ["S4-42", "S4-43", "S4-44", "S4-45", "S4-46", "S4-47"] }, () => {
    expect(TRANSACTION_TYPES).toEqual(["TopUp", "BoxOpening", "Sale", "ItemPurchase", "Shipping"]);
  });

  it("name the statuses of payments", { tags: ["S4-48", "S4-49", "S4-50", "S4-51"] }, () => {
    expect(PAYMENT_STATUSES).toEqual(["Pending", "Success", "Failed"]);
  });

  it(
    "name the orders of lists",
    { tags: ["S4-52", "S4-53", "S4-54", "S4-55", "S4-56", "S4-57", "S4-58", "S4-59"] },
    () => {
      expect(LOOTBOX_SORTS).toEqual(["CreatedAtUtc", "Alphabetical", "Price"]);
      expect(ITEM_SORTS).toEqual(["MarketPrice", "Name", "CreatedAtUtc"]);
      expect(SORT_DIRECTIONS).toEqual(["Asc", "Desc"]);
    },
  );

  it("name the roles", { tags: ["S6-01", "S6-02"] }, () => {
    expect(new Set(ROLES)).toEqual(new Set(["Admin", "User"]));
  });
});

it("costs five euros to send an order, and ten to send what is in the inventory", { tags: ["S9-04", "S9-05"] }, () => {
  expect([CART_SHIPPING_COST_DEFAULT, SHIPMENT_SHIPPING_COST_DEFAULT]).toEqual([500, 1000]);
});
