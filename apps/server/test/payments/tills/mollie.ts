import { randomBytes } from "node:crypto";
import { cents, formatDecimal } from "@trove/money";
import { z } from "zod";
import { openTill, type Till } from "../till-kit/open-till.ts";
import {
  type TillAttempt,
  type TillBooks,
  type TillDispute,
  type TillEventKind,
  type TillRefund,
  type TillSession,
  unrefunded,
} from "../till-kit/till-books.ts";
import type { TillCall, TillResponse } from "../till-kit/till-server.ts";
import type { Vendor } from "../till-kit/vendor.ts";

const API_KEY = "test_abcdefghijklmnopqrstuvwxyz0123";
const HOUR = 3_600_000;
/** How long a page of the vendor can be paid on. */
const LIFE_MS = HOUR / 4;

const prefixes = {
  session: "tr",
  attempt: "at",
  refund: "re",
  dispute: "chb",
  event: "ev",
  customer: "cst",
  card: "mdt",
};
const newId = (kind: keyof typeof prefixes) => `${prefixes[kind]}_${randomBytes(8).toString("hex")}`;
const timeOf = (at: Date) => at.toISOString().replace(/\.\d+Z$/, "+00:00");
const amountOf = (minor: number, currency: string) => ({ currency, value: formatDecimal(cents(minor)) });

const amount = z.object({ currency: z.string().regex(/^[A-Z]{3}$/), value: z.string().regex(/^\d+\.\d\d$/) });
const minorOf = ({ value }: z.output<typeof amount>) => Number(value.replace(".", ""));
/** Stricter than the vendor: it refuses payments without a reference. */
const newPayment = z.object({
  amount,
  description: z.string().min(1).max(255),
  redirectUrl: z.url(),
  method: z.enum(["creditcard", "applepay", "ideal", "bancontact"]),
  metadata: z.object({ reference: z.string().min(1), shop: z.url() }),
});
const changes = z.object({ redirectUrl: z.url(), webhookUrl: z.url() });
const newRefund = z.object({ amount, description: z.string(), metadata: z.object({ key: z.string() }) });

const refusal = (status: number, detail: string, field?: string): TillResponse => {
  return { status, json: { status, title: "Refused", detail, field, _links: {} } };
};
const missing = () => refusal(404, "No resource exists with the provided token");

/** A payment that nobody has tried to pay in time has expired. */
function statusOf({ attempts, isCancelled, at }: TillSession, now: Date): string {
  const last = attempts.at(-1)?.state;
  if (last === "captured") return "paid";
  if (last === "declined") return "failed";
  if (last === "processing") return "pending";
  if (isCancelled || last === "voided") return "canceled";
  return now.getTime() - at.getTime() > LIFE_MS ? "expired" : "open";
}

const refundOf = ({ id, at, amount: minor, key, isBack }: TillRefund, session: TillSession) => ({
  resource: "refund",
  id,
  paymentId: session.id,
  amount: amountOf(minor, session.currency),
  status: isBack ? "failed" : "refunded",
  createdAt: timeOf(at),
  metadata: key === null ? null : { key },
});

const chargebackOf = ({ id, at, amount: minor, movements, currency }: TillDispute, session: TillSession) => ({
  resource: "chargeback",
  id,
  paymentId: session.id,
  amount: amountOf(minor, currency ?? session.currency),
  createdAt: timeOf(at),
  reversedAt: movements[1] ? timeOf(movements[1].at) : null,
});

type Row<Kind> = { session: TillSession; attempt: TillAttempt; each: Kind };
const rows = <Kind>(books: TillBooks, of: (attempt: TillAttempt) => Kind[]): Row<Kind>[] =>
  [...books.sessions.values()].flatMap((session) =>
    session.attempts.flatMap((attempt) => of(attempt).map((each) => ({ session, attempt, each }))),
  );

function detailsOf({ sent }: TillSession, attempt: TillAttempt | undefined) {
  if (attempt?.state === "declined") return { failureReason: "card_declined", failureMessage: attempt.reason };
  if (attempt?.state !== "captured") return null;
  if (sent["method"] === "ideal") return { consumerAccount: "NL91ABNA0417164300" };
  return sent["method"] === "bancontact" ? {} : { cardFingerprint: "BN895ync4krH6kr9TBhstfhh", cardCountryCode: "GB" };
}

function paymentOf(session: TillSession, now: Date, isWhole = false) {
  const { id, at, currency, reference, sent } = session;
  const attempt = session.attempts.at(-1);
  const status = statusOf(session, now);
  const { captured = session.amount, refunds = [], disputes = [] } = attempt ?? {};
  const taken = disputes.filter(({ movements }) => movements.length === 1);
  const chargedBack = taken.reduce((total, each) => total + each.amount, 0);
  return {
    resource: "payment",
    id,
    mode: "test",
    status,
    createdAt: timeOf(at),
    amount: amountOf(status === "paid" ? captured : session.amount, currency),
    ...(attempt?.state === "captured" && { amountRefunded: amountOf(captured - unrefunded(attempt), currency) }),
    ...(chargedBack > 0 && { amountChargedBack: amountOf(chargedBack, currency) }),
    // Banks' pages can't be taken back once somebody is there.
    ...(status === "open" && { isCancelable: attempt === undefined }),
    method: sent["method"],
    metadata: reference === "" ? null : { reference, shop: sent["shop"] },
    details: detailsOf(session, attempt),
    _links: { ...(status === "open" && { checkout: { href: `https://pay.example/checkout/${id}` } }) },
    ...(isWhole && {
      _embedded: {
        refunds: refunds.map((each) => refundOf(each, session)),
        chargebacks: disputes.map((each) => chargebackOf(each, session)),
      },
    }),
  };
}

/** A page of a list, newest first, from the item that the merchant names. */
function page({ searchParams, pathname }: URL, all: readonly { id: string }[], most: number): TillResponse {
  const newest = all.toReversed();
  const from = searchParams.get("from");
  const at = from === null ? 0 : newest.findIndex(({ id }) => id === from);
  if (at < 0) return refusal(400, "unknown id", "from");
  const limit = Math.min(most, Number(searchParams.get("limit") ?? 50));
  const items = newest.slice(at, at + limit);
  const next = newest[at + limit];
  const href = next && `https://api.mollie.com${pathname}?limit=${limit}&from=${next.id}`;
  const name = pathname.split("/").at(-1) ?? "";
  const json = { count: items.length, _embedded: { [name]: items }, _links: { next: href ? { href } : null } };
  return { status: 200, json };
}

function create(books: TillBooks, sent: unknown): TillResponse {
  const { data, error } = newPayment.safeParse(sent);
  if (data === undefined) return refusal(422, error.message);
  const { metadata, method, redirectUrl } = data;
  const fields = { method, redirectUrl, shop: metadata.shop };
  const session = books.open(metadata.reference, minorOf(data.amount), data.amount.currency, fields);
  return { status: 201, json: paymentOf(session, books.now()) };
}

function createRefund(books: TillBooks, session: TillSession, sent: unknown): TillResponse {
  const { data, error } = newRefund.safeParse(sent);
  if (data === undefined) return refusal(422, error.message);
  const attempt = session.attempts.at(-1);
  if (attempt?.state !== "captured") return refusal(422, "The payment is not paid", "amount");
  const minor = minorOf(data.amount);
  if (minor > unrefunded(attempt)) return refusal(422, "The specified amount cannot be refunded", "amount.value");
  if (books.unpayable.has(attempt)) return refusal(422, "There is not enough balance", "amount");
  if (books.now().getTime() - session.at.getTime() > 365 * 24 * HOUR) return refusal(422, "The payment is too old");
  const lately = books.now().getTime() - HOUR;
  const isTwin = attempt.refunds.some((each) => !each.isBack && each.amount === minor && each.at.getTime() > lately);
  if (isTwin) return refusal(409, "A duplicate refund has been detected");
  const refund = books.refund(session, attempt, minor, data.metadata.key);
  return { status: 201, json: { ...refundOf(refund, session), status: "pending" } };
}

function onPayment(books: TillBooks, session: TillSession, { method, url, text }: TillCall): TillResponse {
  const now = books.now();
  const action = url.pathname.split("/")[4];
  if (method === "POST" && action === "refunds") return createRefund(books, session, JSON.parse(text));
  if (method === "GET") {
    const isWhole = url.searchParams.get("embed") === "refunds,chargebacks";
    return { status: 200, json: paymentOf(session, now, isWhole) };
  }
  const { status, isCancelable } = paymentOf(session, now);
  if (method === "DELETE" && isCancelable !== true) return refusal(422, "The payment cannot be canceled");
  if (method === "DELETE") books.cancel(session);
  if (method === "PATCH") {
    const { data } = changes.safeParse(JSON.parse(text));
    if (data === undefined) return refusal(422, "invalid", "redirectUrl");
    if (status !== "open") return refusal(422, "can't be updated when the payment is finalized", "redirectUrl");
    Object.assign(session.sent, data);
  }
  return { status: 200, json: paymentOf(session, books.now()) };
}

function answer(books: TillBooks, call: TillCall, most: number): TillResponse {
  const { method, url, text } = call;
  const [, version, root, id] = url.pathname.split("/");
  if (version !== "v2") return missing();
  if (root === "payments" && id !== undefined) {
    const session = books.sessions.get(id);
    return session === undefined ? missing() : onPayment(books, session, call);
  }
  if (root === "payments" && method === "POST") return create(books, JSON.parse(text));
  const now = books.now();
  if (root === "payments")
    return page(
      url,
      [...books.sessions.values()].map((each) => paymentOf(each, now)),
      most,
    );
  if (root === "refunds") {
    const all = rows(books, ({ refunds }) => refunds).toSorted((one, other) => +one.each.at - +other.each.at);
    return page(
      url,
      all.map(({ each, session }) => refundOf(each, session)),
      most,
    );
  }
  if (root !== "chargebacks") return missing();
  const all = rows(books, ({ disputes }) => disputes).toSorted((one, other) => +one.each.at - +other.each.at);
  return page(
    url,
    all.map(({ each, session }) => chargebackOf(each, session)),
    most,
  );
}

/** The changes that the vendor sends a webhook of. It is not known whether it does for a reversed chargeback. */
const told: readonly TillEventKind[] = ["captured", "declined", "cancelled", "refund", "refundBack", "chargeback"];

/** Mollie as its API reference describes it, as far as the shop uses it. */
export const mollieVendor: Vendor = {
  manners: {
    isMerchant: ({ authorization }) => authorization === `Bearer ${API_KEY}`,
    unauthorized: { status: 401, json: { status: 401, title: "Unauthorized", detail: "Missing authentication" } },
    keyHeader: "idempotency-key",
    isKept: (status) => status < 300,
  },
  newId,
  answer,
  notices: ({ kind, session }) => (told.includes(kind) ? [`id=${session.id}`] : []),
  sign: () => ({ "content-type": "application/x-www-form-urlencoded" }),
  // The vendor does not sign. It calls the URL that the payment was given.
  keyOf(books, body) {
    const session = books.sessions.get(new URLSearchParams(body).get("id") ?? "");
    return session && (new URL(session.sent["webhookUrl"] ?? "").searchParams.get("key") ?? undefined);
  },
};

/** A till with the settings of a shop that uses it. */
export type MollieTill = Till & { variables: Record<string, string>; statusOf(session: TillSession): string };

export async function openMollieTill(now?: () => Date): Promise<MollieTill> {
  const till = await openTill(mollieVendor, now);
  const variables = { PAYMENT_PROVIDER: "mollie", MOLLIE_API_KEY: API_KEY, MOLLIE_API_URL: till.url };
  return { ...till, variables, statusOf: (session) => statusOf(session, till.books.now()) };
}
