import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { routesInside } from "./page-routes.fixture.ts";
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

test(
  "the pages of Users stand inside the layout that asks for sign-in, then for the role",
  {
    tags: [
      "S2-29",
      "S2-30",
      "S2-31",
      "S2-32",
      "S2-33",
      "S2-34",
      "S2-35",
      "S2-36",
      "S2-37",
      "S2-38",
      "S2-39",
      "S2-40",
      "S2-41",
      "S2-42",
      "S2-43",
      "S6-08",
      "S6-09",
      "S6-10",
      "S6-11",
      "S6-12",
      "S6-13",
      "S6-14",
      "S6-15",
    ],
  },
  () => {
    expect(routesInside("user").toSorted()).toEqual([
      "/account-settings",
      "/inventory",
      "/orders",
      "/orders/:id",
      "/payment-validation",
      "/shipment-create",
      "/shipments",
      "/top-up",
      "/transactions",
      "/wishlist",
    ]);
  },
);

test(
  "every page of the dashboard stands inside the layout that asks for the role Admin, and nothing else does",
  { tags: ["S2-76", "S2-77", "S2-78", "S2-79", "S2-80", "S2-81"] },
  () => {
    const inside = routesInside("admin");
    const first = ["/dashboard", "/dashboard/two", "/dashboard/three"];
    const group = ["/dashboard/group", "/dashboard/group/five", "/dashboard/group/six"];
    expect(inside).toEqual(expect.arrayContaining([...first, ...group]));
    expect(inside.filter((path) => !/^\/dashboard(\/|$)/.test(path))).toEqual([]);
  },
);

test(
  "the shop's pages, the cart and the pages for signing in stand inside neither",
  { tags: ["S6-23", "S6-24", "S6-25", "S6-26", "S6-27", "S6-28", "S6-29", "S6-30", "S6-31"] },
  () => {
    const guarded = [...routesInside("user"), ...routesInside("admin")];
    const frames = [...routesInside("public"), ...routesInside("visitor")];
    const open = frames.filter((path) => !guarded.includes(path));
    const boxes = ["/lootboxes", "/lootboxes/:id", "/openings/shared/:token"];
    const shop = ["/shop", "/shop/items/:id", ...boxes, "/faq", "/provably-fair", "/cart"];
    expect(open).toEqual(expect.arrayContaining([...shop, "/auth/jwt/sign-in", "/auth/jwt/sign-up"]));
  },
);
