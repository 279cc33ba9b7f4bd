import { randomUUID } from "node:crypto";
import { type Endpoint, endpoints, type ErrorCode, errors, NAMED_THINGS, type NamedThing } from "@trove/contract";
import { cents } from "@trove/money";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { credit, makeAdmin, signUp, type TestPerson } from "./people/people.ts";
import { generatedRequest, type Ids, type Place, placesOf } from "./requests/generated-request.ts";
import { things } from "./requests/request-examples.ts";
import { addressOf, type RequestParts } from "./shop/endpoint-address.ts";
import { openListeningShop } from "./shop/listening-shop.ts";
import type { Shop } from "./shop/shop.ts";

const numbers = [2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, -1, 0, 1e308];
const days = ["9999-12-31", "0001-01-01", "10000-01-01", "0000-01-01"];
const texts = [...days, ...days.map((day) => `${day}T00:00:00Z`), "\0", "\ud800", "x".repeat(20_000)];
/** If more calls come at once, the shop refuses some of them with OVERLOADED. */
const AT_ONCE = 4;

/** The short form tries every sixth endpoint. */
const { allLooks } = inject("size");
const all: Endpoint[] = Object.values(endpoints).filter((_endpoint, place) => allLooks || place % 6 === 0);

let shop: Shop;
let person: TestPerson;
let admin: TestPerson;
let ids: Ids;

beforeAll(async () => {
  shop = await openListeningShop();
  [person, admin] = await Promise.all([signUp(shop), makeAdmin(shop)]);
  await credit(shop, person, cents(1_000_000));
  const made: Partial<Ids> = {};
  for (const thing of Object.keys(NAMED_THINGS) as NamedThing[]) made[thing] = await things[thing](shop, person);
  ids = made as Ids;
});
afterAll(() => shop.close());

const callerOf = ({ access }: Endpoint) => (Array.isArray(access) && !access.includes("User") ? admin : person);

async function send(endpoint: Endpoint, request: RequestParts, payload: string | undefined) {
  const response = await shop.app.http.inject({
    method: endpoint.method,
    url: addressOf(endpoint, request),
    headers: {
      authorization: `Bearer ${callerOf(endpoint).token}`,
      "idempotency-key": randomUUID(),
      ...(payload !== undefined && { "content-type": endpoint.upload?.mediaTypes[0] ?? "application/json" }),
    },
    payload,
  });
  const isProblem = response.headers["content-type"]?.includes("problem") === true;
  return { status: response.statusCode, code: isProblem ? response.json<{ code: ErrorCode }>().code : undefined };
}

/** Returns why the contract does not allow this response, or undefined if it does. */
function faultOf(endpoint: Endpoint, { status, code }: Awaited<ReturnType<typeof send>>): string | undefined {
  const mayBe = endpoint.upload === undefined ? endpoint.errors : [...endpoint.errors, "OVERLOADED"];
  const isOfOutside = code !== undefined && mayBe.includes(code) && errors[code].status === status;
  if (status >= 500 && !isOfOutside) return `${status} ${code}`;
  return code === "UNAUTHENTICATED" ? "the caller is not signed in any more" : undefined;
}

/** Returns the values to try at a place. Paths and queries contain only texts, and none with an unpaired surrogate. */
function valuesFor({ upload }: Endpoint, { part, isNumber }: Place): unknown[] {
  if (part === "body") return isNumber ? numbers : texts;
  const inUrls = texts.filter((text) => text.isWellFormed());
  // Fewer values for uploads, because each file is read in a separate process, which is slow.
  return upload === undefined ? [...numbers, ...inUrls] : inUrls;
}

function bodyOf({ body, upload }: Endpoint, request: RequestParts): string | undefined {
  if (upload !== undefined) return "a file";
  return body === undefined ? undefined : JSON.stringify(request.body ?? {});
}

it("ignores a byte order mark before a body, as RFC 8259 allows, in every kind of call alike", async () => {
  const request = { params: { id: ids.item }, body: { from: null, to: 5, reason: "Counted" } };
  const { status } = await send(endpoints.changeStock, request, `\ufeff${JSON.stringify(request.body)}`);
  expect(status).toBe(200);
  const seed = await send(endpoints.updateClientSeed, {}, `\ufeff${JSON.stringify({ clientSeed: "mine" })}`);
  expect(seed.status).toBe(200);
});

describe("byte order marks and extreme values in all fields", () => {
  it.each(all.map((endpoint) => [endpoint.name, endpoint] as const))(
    "the server survives extreme values in %s",
    async (name, endpoint) => {
      const request = generatedRequest(endpoint, ids);
      if (name !== "receivePaymentWebhook")
        for (const part of ["params", "query", "body"] as const)
          expect(endpoint[part]?.safeParse(request[part]).error, `add an example for ${name}`).toBeUndefined();

      const payload = bodyOf(endpoint, request);
      const marked = payload && (await send(endpoint, request, `\ufeff${payload}`));
      const found = marked ? [faultOf(endpoint, marked)] : [];

      const changes = placesOf(endpoint, ids).flatMap((place) =>
        valuesFor(endpoint, place).map((value) => ({ place, value })),
      );
      for (let done = 0; done < changes.length; done += AT_ONCE) {
        const faults = changes.slice(done, done + AT_ONCE).map(async ({ place, value }) => {
          const changed = place.put(value);
          const fault = faultOf(endpoint, await send(endpoint, changed, bodyOf(endpoint, changed)));
          return fault && `${place.path} = ${JSON.stringify(value).slice(0, 40)}: ${fault}`;
        });
        found.push(...(await Promise.all(faults)));
      }
      expect(found.filter((fault) => fault !== undefined).join("\n")).toBe("");
    },
  );
});
