import { defineTexts } from "../../texts.ts";
import { number, plural } from "../grammar.ts";

const span = (hours: number) =>
  hours < 48
    ? plural(hours, { one: "# hour", other: "# hours" })
    : plural(Math.round(hours / 2.4) / 10, { one: "# day", other: "# days" });

/** Texts about the shop's signed statement about itself. */
export const shopsWord = defineTexts({
  title: "What the shop says of itself",
  lead: "Nobody outside can check this. But it's signed, everyone gets the same, and it stays in the log, so we can't take it back.",
  kind: "Stated by the shop, signed",
  stated: "Stated",
  index: (index: number) => `Entry ${number(index)} of the list of odds and keys`,
  reading: "Your browser is looking for it in the public log…",
  none: "The shop hasn't stated anything about itself in its public log yet.",
  unsigned: "The log has a statement that no key of this shop has signed. Don't rely on it, so it isn't shown.",
  old: (days: number) =>
    plural(days, {
      one: "The newest statement is a day old.",
      other: "The newest statement is # days old. The shop makes one a day.",
    }),
  ahead: "The newest statement is dated in the future by this device's clock, so its age can't be told.",
  operator: "Run by",
  parcels: "From order to parcel",
  half: (hours: number) => `Half sent within ${span(hours)}`,
  sent: (sent30: number) => plural(sent30, { one: "# parcel in 30 days", other: "# parcels in 30 days" }),
  over90: (sent90: number, hours: number) => `${number(sent90)} in 90 days, half within ${span(hours)}`,
  noParcels: "No parcels yet",
  waiting: "Waiting to be sent",
  parcelCount: (count: number) => plural(count, { one: "# parcel", other: "# parcels" }),
  oldest: (hours: number) => `the oldest for ${span(hours)}`,
  nothingWaits: "Nothing",
  complaints: "Disputes about openings",
  answered: (answered: number, opened: number) => `${number(answered)} of ${number(opened)} answered`,
  last90: "in the last 90 days",
  noDisputes: "None in the last 90 days",
  stock: "Behind the top prizes",
  count: (count: number) => number(count),
  inStock: (count: number) => plural(count, { one: "# item", other: "# items" }),
  limited: (count: number) => plural(count, { one: "one with limited stock", other: "# with limited stock" }),
  soldOut: (count: number) => plural(count, { one: "one out of stock", other: "# out of stock" }),
  list: "Stock of each top prize",
  prize: "Prize",
  worth: "Value",
  available: "In stock",
  unlimited: "no limit",
  unstated: "not stated",
  check: "Check it without this page",
});
