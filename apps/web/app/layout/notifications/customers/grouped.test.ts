import { cents } from "@trove/money";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { ToldCustomer } from "../told.ts";
import { aboutOf, grouped, toPutAway } from "./grouped.ts";

const told = { id: "1", createdAtUtc: "2026-11-28T10:00:00Z", isUnread: true, isArchived: false };
const shipmentId = "0197c0de-0000-7000-8000-000000000001";

test("the payment of an order and the moves of its parcel are one group, and wishes of two days are two", () => {
  const paid = { ...told, kind: "orderPaid" as const, params: { number: "O-261128000123", shipmentId } };
  const params = { shipmentId, number: "S-261128000123", status: "Shipped" as const };
  const moved = { ...told, kind: "shipmentMoved" as const, params };
  expect(aboutOf(paid, "2026-11-27").key).toBe(aboutOf(moved, "2026-11-28").key);
  const wish = {
    ...told,
    kind: "backInStock" as const,
    params: { itemId: shipmentId, name: "Lamp", price: cents(1000) },
  };
  expect(aboutOf(wish, "2026-11-27")).not.toEqual(aboutOf(wish, "2026-11-28"));
  expect(aboutOf(wish, "2026-11-28")).toEqual({ subject: "wish", key: "wishes 2026-11-28" });
});

test("groups lose nothing, repeat nothing, mix no keys and keep the order of a list", () => {
  const lists = fc.array(fc.constantFrom("parcel", "payments", "wishes", "wins"), { maxLength: 40 });
  fc.assert(
    fc.property(lists, (keys) => {
      const list = keys.map((key, place) => ({ key, place }));
      const groups = grouped(list);
      const members = groups.flatMap(({ all }) => all);
      expect(members.toSorted((a, b) => a.place - b.place)).toEqual(list);
      expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
      const inOrder = (places: number[]) => expect(places).toEqual(places.toSorted((a, b) => a - b));
      inOrder(groups.map(({ latest }) => latest.place));
      for (const { key, latest, all } of groups) {
        expect(all.every((one) => one.key === key)).toBe(true);
        expect(all[0]).toBe(latest);
        inOrder(all.map(({ place }) => place));
      }
    }),
  );
});

const amount = { amount: cents(1000) };
const order = { number: "O-261128000123" };
const moved = { shipmentId, number: "S-261128000123" };
const needAnAct: ToldCustomer[] = [
  { ...told, kind: "topUpFailed", params: amount },
  { ...told, kind: "refundCameBack", params: amount },
  { ...told, kind: "orderUnpaid", params: order },
  { ...told, kind: "orderPaidLate", params: { ...order, ...amount } },
  { ...told, kind: "identityDecided", params: { state: "Refused" } },
];
const others: ToldCustomer[] = [
  { ...told, kind: "toppedUp", params: amount },
  { ...told, kind: "refunded", params: amount },
  { ...told, kind: "credited", params: amount },
  { ...told, kind: "orderPaid", params: { ...order, shipmentId: null } },
  { ...told, kind: "orderPaid", params: { ...order, shipmentId } },
  { ...told, kind: "shipmentMoved", params: { ...moved, status: "Approved" } },
];
const needing = new Set(needAnAct.map(({ kind }) => kind));

test("notifications that ask for an act stand alone, whatever comes before and after them", () => {
  const lists = fc.array(fc.constantFrom(...needAnAct, ...others), { maxLength: 40 });
  fc.assert(
    fc.property(lists, (happened) => {
      const list = happened.map((one, place) => ({ ...one, id: `${place}` }));
      for (const { all } of grouped(list.map((one) => ({ ...one, ...aboutOf(one, "2026-11-28") })))) {
        expect(all.length === 1 || all.every(({ kind }) => !needing.has(kind))).toBe(true);
      }
    }),
  );
});

test("a group is put away with its newest member, and with those that were read or shown", () => {
  const marks = fc.record({ isUnRead: fc.boolean(), isArchived: fc.boolean(), isShown: fc.boolean() });
  fc.assert(
    fc.property(fc.array(marks, { maxLength: 12 }), (members) => {
      const list = members.map((one, place) => ({ ...one, key: "payments", id: `${place}` }));
      const shown = new Set(list.filter(({ isShown }) => isShown).map(({ id }) => id));
      for (const group of grouped(list)) {
        const away = new Set(toPutAway(group, shown));
        for (const one of group.all) {
          const isKnown = one === group.latest || one.isShown || !one.isUnRead;
          expect(away.has(one)).toBe(isKnown && !one.isArchived);
        }
      }
    }),
  );
});
