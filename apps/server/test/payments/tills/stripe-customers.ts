import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { TillBooks, TillCustomer } from "../till-kit/till-books.ts";
import type { TillResponse } from "../till-kit/till-server.ts";

/** Stricter than the vendor: it refuses what could tell whose customer it is. */
const newCustomer = z.strictObject({ "metadata[key]": z.uuid(), "metadata[shop]": z.url() });

const feature = (name: string) => `components[payment_element][features][payment_method_${name}]` as const;
/** Stricter than the vendor: it refuses to keep cards for payments without their payer. */
const newSession = z.strictObject({
  customer: z.string(),
  "components[payment_element][enabled]": z.literal("true"),
  [feature("redisplay")]: z.literal("enabled"),
  [feature("redisplay_limit")]: z.coerce.number().int().min(1).max(10),
  [feature("remove")]: z.literal("enabled"),
  [feature("save")]: z.literal("enabled"),
  [feature("save_usage")]: z.literal("on_session"),
});

const refusal = (status: number, code: string, message: string, param?: string): TillResponse => ({
  status,
  json: { error: { type: "invalid_request_error", code, message, param } },
});
const missing = (id: string) => refusal(404, "resource_missing", `No such object: '${id}'`, "id");

const cardOf = ({ id, last4 }: TillCustomer["cards"][number], customer: string | null) => ({
  id,
  object: "payment_method",
  allow_redisplay: "always",
  card: { brand: "visa", exp_month: 8, exp_year: 2031, last4 },
  created: 0,
  customer,
  type: "card",
});

function createSession(books: TillBooks, sent: Record<string, string>): TillResponse {
  const { data, error } = newSession.safeParse(sent);
  if (data === undefined) return refusal(400, "parameter_invalid", error.message);
  if (!books.customers.has(sent["customer"] ?? ""))
    return refusal(400, "resource_missing", "No such customer", "customer");
  const secret = `cuss_secret_${randomBytes(12).toString("hex")}`;
  return { status: 200, json: { object: "customer_session", client_secret: secret, customer: sent["customer"] } };
}

function ofCustomer(books: TillBooks, method: string, [id = "", part, cardId]: string[]): TillResponse {
  const customer = books.customers.get(id);
  if (customer === undefined) return missing(id);
  if (method === "DELETE") {
    books.customers.delete(id);
    return { status: 200, json: { id, object: "customer", deleted: true } };
  }
  if (part !== "payment_methods") return missing(id);
  const cards = customer.cards.map((card) => cardOf(card, id));
  if (cardId === undefined) return { status: 200, json: { object: "list", data: cards.toReversed(), has_more: false } };
  const card = cards.find((each) => each.id === cardId);
  return card === undefined ? missing(cardId) : { status: 200, json: card };
}

/** The vendor does not ask whose card it is: every card can be detached with the secret key. */
function detach(books: TillBooks, cardId: string): TillResponse {
  for (const customer of books.customers.values()) {
    const card = customer.cards.find(({ id }) => id === cardId);
    if (card === undefined) continue;
    customer.cards = customer.cards.filter((each) => each !== card);
    return { status: 200, json: cardOf(card, null) };
  }
  return missing(cardId);
}

/** Answers the calls about customers; undefined for other calls. */
export function answerCustomers(
  books: TillBooks,
  { method, path, sent }: { method: string; path: string[]; sent: Record<string, string> },
): TillResponse | undefined {
  const [root = "", ...rest] = path;
  if (root === "customer_sessions") return createSession(books, sent);
  if (root === "payment_methods") return rest[1] === "detach" ? detach(books, rest[0] ?? "") : missing(root);
  if (root !== "customers") return undefined;
  if (method !== "POST") return ofCustomer(books, method, rest);
  const { data, error } = newCustomer.safeParse(sent);
  if (data === undefined) return refusal(400, "parameter_invalid", error.message);
  return { status: 200, json: { id: books.addCustomer(sent).id, object: "customer" } };
}
