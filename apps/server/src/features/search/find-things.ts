import type { Endpoints, Permission, ResponseOf, ThingKind } from "@trove/contract";
import type { Connection } from "../../database/connection.ts";
import { caseNumber } from "../cases/index.ts";
import { findSomePeople } from "../people/index.ts";
import { hideEmail } from "../purchases/index.ts";
import { SEES_EMAILS } from "../operators/index.ts";
import { type Asked, readAsked } from "./asked.ts";
import { findBoxes, findItems } from "./catalogue-things.store.ts";
import { findCases, findOrders, findPayments, findShipments } from "./order-things.store.ts";

type Thing = ResponseOf<Endpoints["findThings"]>["things"][number];

/** Highest number of results per kind. An operator finds the rest by searching in the dashboard's lists. */
const MOST = 5;

const readPermission = {
  order: "shipments.read",
  shipment: "shipments.read",
  person: "people.read",
  item: "catalogue.read",
  box: "boxes.read",
  payment: "payments.read",
  case: "cases.read",
} as const satisfies Record<ThingKind, Permission>;

/**
 * Describes who receives an order or shipment: the name and the e-mail address. The address is masked for operators
 * without the permission to see it.
 */
type Recipient = (name: string | null, email: string | null) => string;

const recipientFor =
  (seesEmails: boolean): Recipient =>
  (name, email) =>
    [name?.trim(), email === null || seesEmails ? email : hideEmail(email)].filter(Boolean).join(" · ");

type Find = (db: Connection, asked: Asked, text: string, recipient: Recipient) => Promise<Thing[]>;

const find: Record<ThingKind, Find> = {
  order: async (db, asked, _, recipient) =>
    (await findOrders(db, asked, MOST)).map(({ purchaseId, shipmentId, userId, number, name, email }) => ({
      kind: "order",
      id: purchaseId,
      title: number,
      detail: recipient(name, email),
      isExact: asked.by === "number" || asked.by === "id",
      page: shipmentId === null ? { kind: "person", id: userId } : { kind: "shipment", id: shipmentId },
    })),
  shipment: async (db, asked, text, recipient) =>
    (await findShipments(db, asked, MOST)).map(({ shipmentId: id, number, trackingNumber, name, email }) => ({
      kind: "shipment",
      id,
      title: number,
      detail: [recipient(name, email), trackingNumber ?? ""].filter(Boolean).join(" · "),
      isExact: asked.by === "number" || asked.by === "id" || trackingNumber === text,
      page: { kind: "shipment", id },
    })),
  person: async (db, asked, text, recipient) =>
    (await findSomePeople(db, text, MOST)).map(({ userId: id, userName, firstName, lastName, email }) => ({
      kind: "person",
      id,
      title: userName,
      detail: recipient(`${firstName} ${lastName}`, email),
      isExact: asked.by === "id" ? id === asked.id : asked.by === "email" && isSameEmail(email, asked.email),
      page: { kind: "person", id },
    })),
  item: async (db, asked) =>
    (await findItems(db, asked, MOST)).map(({ itemId: id, name, brand }) => ({
      kind: "item",
      id,
      title: name,
      detail: brand,
      isExact: asked.by === "id",
      page: { kind: "item", id },
    })),
  box: async (db, asked) =>
    (await findBoxes(db, asked, MOST)).map(({ lootboxId: id, name, status }) => ({
      kind: "box",
      id,
      title: name,
      detail: status,
      isExact: asked.by === "id",
      page: { kind: "box", id },
    })),
  payment: async (db, asked) =>
    (await findPayments(db, asked, MOST)).map(({ paymentId: id, providerPaymentId, number }) => ({
      kind: "payment",
      id,
      title: providerPaymentId ?? id,
      detail: number ?? "",
      isExact: asked.by === "words" || asked.by === "id",
      page: { kind: "payment", id },
    })),
  case: async (db, asked) =>
    (await findCases(db, asked)).map(({ caseId: id, number, status }) => ({
      kind: "case",
      id,
      title: caseNumber(number),
      detail: status,
      isExact: true,
      page: { kind: "case", id },
    })),
};

const isSameEmail = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Finds a few things of each kind that the operator may read. Exact matches of the text come first. */
export async function findThings(db: Connection, text: string, permissions: ReadonlySet<Permission>): Promise<Thing[]> {
  const asked = readAsked(text);
  const kinds = Object.entries(find).filter(([kind]) => permissions.has(readPermission[kind as ThingKind]));
  const recipient = recipientFor(permissions.has(SEES_EMAILS));
  const all = (await Promise.all(kinds.map(([, of]) => of(db, asked, text, recipient)))).flat();
  const found = all.filter(({ page }) => permissions.has(readPermission[page.kind]));
  return [...found.filter(({ isExact }) => isExact), ...found.filter(({ isExact }) => !isExact)];
}
