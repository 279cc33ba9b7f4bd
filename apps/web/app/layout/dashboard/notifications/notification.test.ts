import { expect, test } from "vitest";
import { sampleNotifications as texts } from "../../../locales/en/dashboard/notifications/sample-notifications.ts";
import { NOTIFICATION_TABS, shownIn, titleParts, withRead } from "../../notifications/notification.ts";
import { sampleNotifications } from "./sample-notifications.ts";

const samples = sampleNotifications(texts, new Date("2026-11-22T12:00:00Z"));
const counts = (list = samples) => NOTIFICATION_TABS.map((tab) => shownIn(tab, list).length);

test(
  "the demo has 22 notifications, 12 of them unread and 10 archived, of every kind, newest first",
  { tags: ["S2-168", "S2-170", "S2-172", "S2-175", "S4-79", "S4-80", "S4-81"] },
  () => {
    expect(counts()).toEqual([22, 12, 10]);
    expect(new Set(samples.map(({ id }) => id)).size).toBe(22);
    expect(new Set(samples.map(({ type }) => type)).size).toBe(9);
    const times = samples.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
  },
);

test("reading changes the unread ones only", { tags: ["S2-170", "S4-78"] }, () => {
  const [first] = shownIn("unread", samples);
  expect(counts([...withRead(samples, new Set([first?.id ?? ""]))])).toEqual([22, 11, 10]);
  expect(counts([...withRead(samples, new Set(samples.map(({ id }) => id)))])).toEqual([22, 0, 10]);
});

test("a title is bold between asterisks, which nobody sees", () => {
  expect(titleParts("*Mara Lind* wants to connect")).toEqual([
    { text: "Mara Lind", isBold: true },
    { text: " wants to connect", isBold: false },
  ]);
  for (const { title } of samples) expect(titleParts(title).some(({ text }) => text.includes("*"))).toBe(false);
});

test(
  "a notification has the specified fields, and is of one of the nine types",
  { tags: ["S3-41", "S3-42", "S3-43", "S3-44", "S3-45", "S3-46", "S3-47", "S3-48", "S3-49", "S3-50"] },
  () => {
    for (const sample of samples) {
      expect(Object.keys(sample)).toEqual(
        expect.arrayContaining(["id", "title", "type", "category", "createdAt", "isUnRead", "avatarUrl"]),
      );
    }
    expect([...new Set(samples.map(({ type }) => type))].toSorted()).toEqual(
      ["order", "chat", "mail", "delivery", "friend", "project", "file", "tags", "payment"].toSorted(),
    );
  },
);
