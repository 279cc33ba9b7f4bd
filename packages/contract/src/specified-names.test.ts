import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { endpoints } from "./index.ts";

const namesOf = (schema: z.ZodObject) => Object.keys(schema.shape).toSorted();

describe("names on the wire, which browsers of older versions still use", () => {
  it(
    "of signing in and up, and of the session that both answer with",
    { tags: ["S3-06", "S3-07", "S3-08", "S3-09"] },
    () => {
      const { login, register } = endpoints;
      expect(namesOf(login.body)).toEqual(["emailOrUserName", "password"]);
      expect(namesOf(register.body)).toEqual(["email", "firstName", "lastName", "password", "userName"]);
      for (const { response } of [login, register])
        expect(namesOf(response)).toEqual(["email", "roles", "token", "userName"]);
    },
  );

  it("of the balance and its transactions", { tags: ["S3-36", "S3-37", "S3-39", "S3-40"] }, () => {
    expect(namesOf(endpoints.getBalance.response)).toEqual(["amount", "id"]);
    const { element } = endpoints.listTransactions.response;
    expect(namesOf(element)).toEqual(
      [
        "transactionId",
        "userInfoId",
        "transactionType",
        "amount",
        "createdAtUtc",
        "description",
        "status",
        "balanceTopUpDetail",
        "relatedId",
        "relatedName",
        "balanceAfter",
      ].toSorted(),
    );
    const { balanceTopUpDetail } = element.shape;
    expect(balanceTopUpDetail.safeParse(undefined).success).toBe(true);
    expect(namesOf(balanceTopUpDetail.unwrap())).toEqual(["currencyCode", "paidAmount", "vatAmount"]);
  });

  it("of an opening's detail and an item's detail", { tags: ["S3-85", "S3-86", "S3-87"] }, () => {
    expect(namesOf(endpoints.getOpeningDetail.query)).toEqual(["includeItem", "transactionId"]);
    expect(namesOf(endpoints.getItem.query)).toEqual(["includeRelatedLootBoxes"]);
  });

  it(
    "of the paths of things",
    { tags: ["S3-76", "S3-77", "S3-78", "S3-79", "S3-80", "S3-81", "S3-82", "S3-83", "S3-84"] },
    () => {
      const paths = new Set(Object.values(endpoints).map(({ method, path }) => `${method} ${path}`));
      const specified = [
        "GET /api/lootboxes/{id}",
        "GET /api/items/{id}",
        "GET /api/category",
        "GET /api/purchase",
        "GET /api/address",
        "GET /api/inventory",
        "GET /api/shipment",
        "GET /api/users/provablyFair",
        "POST /api/users/updateClientSeed",
      ];
      expect(specified.filter((path) => !paths.has(path))).toEqual([]);
    },
  );
});
