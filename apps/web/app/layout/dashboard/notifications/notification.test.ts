import { expect, test } from "vitest";
import { sampleNotifications as texts } from "../../../locales/en/dashboard/notifications/sample-notifications.ts";
import { NOTIFICATION_TABS, shownIn, titleParts, withRead } from "../../notifications/notification.ts";
import { sampleNotifications } from "./sample-notifications.ts";

const samples = sampleNotifications(texts, new Date("2026-11-22T12:00:00Z"));
const counts = (list = samples) => NOTIFICATION_TABS.map((tab) => shownIn(tab, list).length);

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
