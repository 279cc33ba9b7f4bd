import { cents } from "@trove/money";
import fc from "fast-check";
import { expect, test } from "vitest";
import { aboutOf, grouped } from "./grouped.ts";

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
