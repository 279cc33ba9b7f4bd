import { cents } from "@trove/money";
import { expect, test } from "vitest";
import { ApiError, messageOf } from "./api-error.ts";
import { controls } from "../locales/en/controls.ts";
import { controls as french } from "../locales/fr/controls.ts";
import { readRenderedLanguage } from "../locales/page-language.ts";
import { addTranslation } from "../locales/texts.ts";
import { newIntentKey } from "./intent.ts";
import { type Transport, pathOf, request } from "./request.ts";

const id = "01920000-0000-7000-8000-000000000001";

function responding(body: unknown, status = 200) {
  const sent: { path: string; init: RequestInit }[] = [];
  const transport: Transport = (path, init) => {
    sent.push({ path, init });
    return Promise.resolve(new Response(typeof body === "string" ? body : JSON.stringify(body), { status }));
  };
  return { sent, transport };
}

test("params and query are in the URL; lists repeat, absent values are left out", { tags: ["S3-87"] }, () => {
  expect(pathOf("getItem", { params: { id }, query: { includeRelatedLootBoxes: "true" } })).toBe(
    `/api/items/${id}?includeRelatedLootBoxes=true`,
  );
  expect(pathOf("listItems", { query: { ids: ["a", "b"], search: "", categoryId: undefined, pageNumber: 2 } })).toBe(
    "/api/items?ids=a&ids=b&pageNumber=2",
  );
  expect(pathOf("getItem", { params: { id: "../admin?x" } })).toBe("/api/items/..%2Fadmin%3Fx");
});

test("money is in cents in both directions, and in euros on the wire", async () => {
  const { sent, transport } = responding({ transactionId: id, amount: 31.5, balance: { id, amount: 100.05 } });
  const input = { params: { id }, body: { expectedSellPrice: cents(3150) } };
  const result = await request(transport, "sellInventoryItem", input, { idempotencyKey: id });
  expect(result.balance.amount).toBe(cents(10_005));
  expect(sent[0]?.init.body).toBe('{"expectedSellPrice":31.5}');
  const headers = new Headers(sent[0]?.init.headers);
  expect(headers.get("idempotency-key")).toBe(id);
  expect(headers.get("content-type")).toBe("application/json");
});

test(
  "a refusal carries the whole body of the response; its message is the detail, else the title",
  { tags: ["S8-01"] },
  async () => {
    const problem = {
      type: "about:blank",
      status: 409,
      retryAfter: { seconds: 5 },
      title: "The price has changed",
      code: "PRICE_CHANGED",
      errors: { email: ["taken", 5] },
      params: { actual: 5 },
    };
    const refused = await request(responding(problem, 409).transport, "getBalance", {}).catch(
      (error: unknown) => error,
    );
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({ status: 409, code: "PRICE_CHANGED", message: "The price has changed" });
    expect(refused instanceof ApiError && refused.problem).toMatchObject({ ...problem, errors: { email: ["taken"] } });
    expect(messageOf(new ApiError(409, { ...problem, errors: {}, detail: "It costs more now" }))).toBe(
      "It costs more now",
    );
  },
);

test("a refusal keeps a body that is a text or a JSON string, and says it", { tags: ["S8-01"] }, async () => {
  const refusedWith = (body: string) =>
    request(responding(body, 503).transport, "getBalance", {}).catch((error: unknown) => error);
  for (const body of ["Too many requests", '"Too many requests"']) {
    expect(await refusedWith(body)).toMatchObject({ body: "Too many requests", message: "Too many requests" });
  }
  expect(await refusedWith("<html>Bad gateway")).toMatchObject({
    body: "<html>Bad gateway",
    message: "Something went wrong!",
  });
  expect(await refusedWith('["a"]')).toMatchObject({ body: ["a"], message: "Something went wrong!" });
});

test("without a readable body, the message is the specified one", { tags: ["S8-02"] }, async () => {
  for (const [body, status] of [
    ["", 500],
    ["<html>", 502],
    [[], 500],
  ] as const) {
    const failed = request(responding(body, status).transport, "getBalance", {});
    await expect(failed).rejects.toThrow("Something went wrong!");
  }
  const lost = request(() => Promise.reject(new TypeError("offline")), "getBalance", {});
  await expect(lost).rejects.toMatchObject({ status: 0, message: "Something went wrong!" });
  expect(messageOf(new TypeError("x is undefined"))).toBe("Something went wrong!");
});

test("a failure that nobody has named is told in the page's language", async () => {
  readRenderedLanguage(() => "fr");
  addTranslation("fr", controls, french);
  try {
    const lost = request(() => Promise.reject(new TypeError("offline")), "getBalance", {});
    await expect(lost).rejects.toMatchObject({ message: french.failed });
    expect(messageOf(new TypeError("x is undefined"))).toBe(french.failed);
  } finally {
    readRenderedLanguage(() => "en");
  }
});

test("an intent's key is a version 4 UUID, new each time", () => {
  const keys = new Set(Array.from({ length: 50 }, newIntentKey));
  expect(keys.size).toBe(50);
  for (const key of keys) expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u);
});
