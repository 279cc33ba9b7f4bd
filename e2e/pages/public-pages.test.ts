import { expect } from "vitest";
import { it } from "../support/journey.ts";
import { findBox } from "../support/operator.ts";
import { cheapestItems } from "../support/shopper.ts";

/** Requests a page without signing in. Returns its status, the heading without tags, and the paths of its links. */
async function pageAt(url: string) {
  const response = await fetch(url, { redirect: "manual", headers: { "accept-language": "en" } });
  const html = await response.text();
  const [, heading = ""] = /<h1[^>]*>(.+?)<\/h1>/s.exec(html) ?? [];
  const links = [...html.matchAll(/href="(.+?)"/g)].map(([, path = ""]) => path);
  return { status: response.status, heading: heading.replaceAll(/<[^>]+>/g, ""), links, html };
}

it(
  "every public page opens without sign-in, under its own heading",
  {
    tags: [
      "S2-01",
      "S2-02",
      "S2-03",
      "S2-04",
      "S2-05",
      "S2-06",
      "S2-07",
      "S2-08",
      "S2-09",
      "S2-10",
      "S2-11",
      "S2-12",
      "S2-13",
      "S2-14",
      "S2-15",
      "S2-16",
      "S2-17",
      "S2-20",
      "S6-23",
      "S6-24",
      "S6-25",
      "S6-26",
      "S6-27",
      "S6-28",
      "S6-29",
    ],
  },
  async ({ shop }) => {
    const [item] = await cheapestItems(shop, 1);
    const box = await findBox(shop, "desk-drawer");
    const pages = [
      ["/", 200, "Shop"],
      ["/shop", 200, "Shop"],
      [`/shop/items/${item?.id}`, 200, item?.name],
      ["/lootboxes", 200, "Boxes"],
      ["/lootboxes/list", 200, "Boxes"],
      [`/lootboxes/${box.id}`, 200, box.name],
      ["/cart", 200, "Cart"],
      ["/faq", 200, "Frequently asked questions"],
      ["/provably-fair", 200, "Provably fair"],
      ["/coming-soon", 200, "Coming soon"],
      ["/maintenance", 200, "Closed for maintenance"],
      ["/error/403", 200, "No permission"],
      ["/error/404", 404, "Page not found"],
      ["/error/500", 200, "Something went wrong"],
      ["/404", 404, "Page not found"],
    ] as const;
    const shown = pages.map(async ([path]) => {
      const { status, heading } = await pageAt(shop.url + path);
      return [path, status, heading];
    });
    expect(await Promise.all(shown)).toEqual(pages);
  },
);

it(
  "the shop's page lists items, and the page of boxes lists boxes",
  { tags: ["S2-01", "S2-02", "S2-04", "S2-05", "S2-06"] },
  async ({ shop }) => {
    for (const [path, detail] of [
      ["/", "/shop/items/"],
      ["/shop", "/shop/items/"],
      ["/lootboxes", "/lootboxes/"],
      ["/lootboxes/list", "/lootboxes/"],
    ] as const) {
      const { links } = await pageAt(shop.url + path);
      const details = links.filter((link) => new RegExp(`^${detail}[0-9a-f-]{36}$`).test(link));
      expect([path, new Set(details).size > 10]).toEqual([path, true]);
    }
  },
);

it("a page that asks who is there shows a loader until it knows", { tags: ["S2-91"] }, async ({ shop }) => {
  for (const path of ["/inventory", "/dashboard", "/auth/jwt/sign-in"]) {
    const { status, heading, html } = await pageAt(shop.url + path);
    expect([path, status, heading]).toEqual([path, 200, ""]);
    expect(html).toMatch(/role="status"(?:(?!<\/div>).)*>Loading</s);
  }
});

it("a form that the browser sends before scripts run puts nothing into the address, and leads back to its page", async ({
  shop,
}) => {
  const path = "/track-order";
  const { html } = await pageAt(shop.url + path);
  const [form = ""] = /<form[^>]*method="post"[^>]*>/.exec(html) ?? [];
  expect(form).not.toContain("action=");
  const sent = {
    method: "POST",
    body: new URLSearchParams({ email: "someone@trove.example" }),
    redirect: "manual",
  } as const;
  const { status, headers } = await fetch(`${shop.url + path}?from=mail`, sent);
  expect([status, headers.get("location")]).toEqual([303, path]);
  // Browsers read a location that begins with two slashes as another host.
  expect((await fetch(`${shop.url}//2130706433/`, sent)).status).toBe(400);
  expect((await fetch(`${shop.url}/api/unknown`, { method: "POST" })).status).toBe(404);
});
