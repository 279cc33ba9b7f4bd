import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "./routes.ts";

const filesOf = ({ file, children = [] }: RouteConfigEntry): string[] => [file, ...children.flatMap(filesOf)];

test("route modules declare what the router looks for: it hands loaderData and error to declarations only", () => {
  const files = new Set(["root.tsx", ...routes.flatMap(filesOf)]);
  const forwarding = [...files].filter((file) =>
    /^export (\{|\*)/m.test(readFileSync(new URL(file, import.meta.url), "utf8")),
  );
  expect(files.size).toBeGreaterThan(25);
  expect(forwarding).toEqual([]);
});

const entriesOf = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...entriesOf(entry.children ?? [])]);

/** The paths of these entries and of those within them. */
const pathsOf = (entries: readonly RouteConfigEntry[]) => entriesOf(entries).flatMap(({ path }) => path ?? []);

const pathsWithin = (layout: string) => pathsOf(entriesOf(routes).filter(({ file }) => file === layout));

test(
  "the layout for Users has their seven pages, and everything else of the shop is public",
  {
    tags: [
      "S6-08",
      "S6-09",
      "S6-10",
      "S6-11",
      "S6-12",
      "S6-13",
      "S6-14",
      "S6-15",
      "S6-23",
      "S6-24",
      "S6-25",
      "S6-26",
      "S6-27",
      "S6-28",
      "S6-29",
      "S6-30",
      "S6-31",
    ],
  },
  () => {
    const forUsers = pathsWithin("layout/frames/user-layout.tsx");
    expect(forUsers.toSorted()).toEqual([
      "account-settings",
      "inventory",
      "payment-validation",
      "shipment-create",
      "shipments",
      "top-up",
      "transactions",
    ]);
    const guarded = [...forUsers, ...pathsWithin("layout/frames/admin-layout.tsx")];
    const free = pathsOf(routes).filter((path) => !guarded.includes(path));
    const named = ["shop", "shop/items/:id", "lootboxes", "lootboxes/:id", "faq", "provably-fair", "cart"];
    expect(free).toEqual(expect.arrayContaining([...named, "auth/jwt/sign-in", "auth/jwt/sign-up"]));
  },
);
