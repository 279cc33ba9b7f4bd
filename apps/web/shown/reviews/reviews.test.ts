import { describe, expect } from "vitest";
import { signUp } from "../../../../apps/server/test/people/people.ts";
import { signInAs } from "../../../../e2e/support/people.ts";
import { it, type Page } from "../shown.ts";

const itemId = "01a2b3c4-0000-7000-8000-000000000001";
const own = {
  rating: 4,
  text: "Pours well.",
  showsName: false,
  state: "Pending" as const,
  reason: null as string | null,
  pictures: [] as { place: "1" | "2" | "3"; id: string }[],
  version: 1,
};
const review = {
  id: "01a2b3c4-0000-4000-8000-000000000002",
  rating: 2,
  text: "",
  language: "fr" as const,
  source: "LootBox" as const,
  receivedMonth: "2026-10",
  pictures: [] as string[],
  isTextRefused: true,
  userName: null,
};
const page1 = { pageNumber: 1, pageSize: 6, totalCount: 1, totalPages: 1 };
const none = { average: null, count: 0, stars: [0, 0, 0, 0, 0], notCounted: 0, waiting: 0 };

const section = (page: Page) => page.getByRole("region", { name: "Reviews" });
const bodyOf = ({ body }: { body?: unknown }): unknown => (typeof body === "string" ? JSON.parse(body) : body);

async function visitItem(page: Page, items: { id: string }[], search = ""): Promise<void> {
  await page.visit(`/shop/items/${items[0]?.id}${search}#reviews`);
}

describe("the reviews of an item", () => {
  it("say that there are none, and offer nothing to visitors", async ({ shop, newPage }) => {
    const { items } = (await shop.call("listItems", { query: { pageSize: "1" } })).body;
    const page = await newPage();
    await visitItem(page, items);
    await section(page).getByText("If you have received it, you can write the first.").waitFor();
    expect(await section(page).getByRole("button").count()).toBe(0);
  });

  it("have sums, the refused text's stars, and how many are not counted", async ({ shop, newPage }) => {
    const { items } = (await shop.call("listItems", { query: { pageSize: "1" } })).body;
    const page = await newPage();
    const ratings = { average: 59 / 15, count: 15, stars: [1, 1, 2, 5, 6], notCounted: 2, waiting: 3 };
    page.answer("listReviews", { ...page1, items: [review], ratings });
    await visitItem(page, items);
    await section(page).getByRole("img", { name: "3.9 of 5 stars" }).waitFor();
    await section(page).getByText("15 reviews").waitFor();
    await section(page).getByText("We don’t show this text. The stars count all the same.").waitFor();
    await section(page).getByText("Won, received in October 2026").waitFor();
    await section(page)
      .getByText(/^2 reviews don’t count/)
      .waitFor();
    await section(page)
      .getByText(/^3 reviews wait to be read/)
      .waitFor();
  });

  it("are written with stars, which are asked for, and with the name only if wished", async ({ shop, newPage }) => {
    const { items } = (await shop.call("listItems", { query: { pageSize: "1" } })).body;
    const page = await newPage({ as: await signUp(shop) });
    const sent: unknown[] = [];
    page.answer("listReviews", { ...page1, items: [], totalCount: 0, ratings: none });
    page.answer("getOwnReview", async () => Response.json({ review: sent.length > 0 ? own : null, mayWrite: true }));
    page.answer("putReview", async (_ask, request) => {
      sent.push(bodyOf(request));
      return Response.json(own);
    });
    await visitItem(page, items, "?review=write");
    await section(page).getByRole("button", { name: "Send review" }).click();
    await section(page).getByText("Choose 1 to 5 stars").waitFor();
    expect(sent).toEqual([]);
    await section(page).getByRole("radio", { name: "4 stars" }).check();
    await section(page).getByLabel("What do you think of it?").fill("Pours well.");
    await section(page).getByRole("button", { name: "Send review" }).click();
    await section(page).getByText("Waiting to be read").waitFor();
    expect(sent).toEqual([{ rating: 4, text: "Pours well.", showsName: false, version: 0 }]);
  });

  it("are all read page by page, also the last of a hundred", async ({ shop, newPage }) => {
    const { items } = (await shop.call("listItems", { query: { pageSize: "1" } })).body;
    const page = await newPage();
    const ratings = { average: 2, count: 100, stars: [0, 100, 0, 0, 0], notCounted: 0, waiting: 0 };
    let pageNumber = 0;
    page.answer("listReviews", async () => {
      pageNumber += 1;
      const shown = { ...review, id: crypto.randomUUID(), text: `Page ${pageNumber}`, isTextRefused: false };
      return Response.json({ pageNumber, pageSize: 6, totalCount: 100, totalPages: 17, items: [shown], ratings });
    });
    await visitItem(page, items);
    for (let pages = 1; pages < 17; pages += 1) {
      await section(page).getByText(`Page ${pages}`, { exact: true }).waitFor();
      await section(page).getByRole("button", { name: "Show more reviews" }).click();
    }
    await section(page).getByText("Page 17").waitFor();
    expect(await section(page).getByRole("button").count()).toBe(0);
  });

  it("have a name that their person hides with one press, also when they may write no more", async ({
    shop,
    newPage,
  }) => {
    const { items } = (await shop.call("listItems", { query: { pageSize: "1" } })).body;
    const page = await newPage({ as: await signUp(shop) });
    const sent: unknown[] = [];
    page.answer("listReviews", { ...page1, items: [], totalCount: 0, ratings: none });
    page.answer("getOwnReview", { review: { ...own, showsName: true }, mayWrite: false });
    page.answer("putReview", async (_ask, request) => {
      sent.push(bodyOf(request));
      return Response.json(own);
    });
    await visitItem(page, items);
    await section(page).getByRole("button", { name: "Hide my name" }).click();
    await expect.poll(() => sent).toEqual([{ rating: 4, text: "Pours well.", showsName: false, version: 1 }]);
  });

  it("have pictures, which their person also sees before, and removes one by one", async ({ shop, newPage }) => {
    const { items } = (await shop.call("listItems", { query: { pageSize: "1" } })).body;
    const page = await newPage({ as: await signUp(shop) });
    const id = "01a2b3c4-0000-4000-8000-000000000003";
    const removed: unknown[] = [];
    const ratings = { ...none, average: 2, count: 1, stars: [0, 1, 0, 0, 0] };
    page.answer("listReviews", {
      ...page1,
      items: [{ ...review, text: "Fine.", isTextRefused: false, pictures: [id] }],
      ratings,
    });
    page.answer(
      "viewOwnReviewPicture",
      async () => new Response("RIFF", { headers: { "content-type": "image/webp" } }),
    );
    const pictures = () => (removed.length > 0 ? [] : [{ place: "2" as const, id }]);
    page.answer("getOwnReview", async () =>
      Response.json({ review: { ...own, pictures: pictures() }, mayWrite: true }),
    );
    page.answer("deleteReviewPicture", async (path) => {
      removed.push(path);
      return Response.json({ ...own, pictures: [] });
    });
    await visitItem(page, items);
    await expect.poll(() => section(page).getByRole("img", { name: "Picture 1 of 1" }).count()).toBe(2);
    await section(page).getByRole("button", { name: "Remove picture 1" }).click();
    await expect.poll(() => section(page).getByRole("img", { name: "Picture 1 of 1" }).count()).toBe(1);
    await section(page).getByRole("button", { name: "Add a picture" }).waitFor();
    expect(removed).toHaveLength(1);
  });

  it("tell their person why a text is not shown, and are deleted after a question", async ({ shop, newPage }) => {
    const { items } = (await shop.call("listItems", { query: { pageSize: "1" } })).body;
    const page = await newPage({ as: await signUp(shop) });
    let isDeleted = false;
    const refused = { ...own, state: "TextRefused", reason: "It names somebody" };
    page.answer("listReviews", { ...page1, items: [], totalCount: 0, ratings: none });
    page.answer("getOwnReview", async () => Response.json({ review: isDeleted ? null : refused, mayWrite: true }));
    page.answer("deleteReview", async () => {
      isDeleted = true;
      return new Response(null, { status: 204 });
    });
    await visitItem(page, items);
    await section(page).getByText("Reason: It names somebody").waitFor();
    await section(page).getByRole("button", { name: "Delete" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await section(page).getByRole("button", { name: "Write a review" }).waitFor();
  });
});

describe("the desk of reviews", () => {
  const waiting = {
    ...review,
    text: "Buy at elsewhere.example",
    item: { id: itemId, name: "Lamp", imageUrl: "/lamp.webp" },
    userInfoId: itemId,
    state: "Pending" as const,
    reason: null,
    writtenAtUtc: "2026-11-01T10:00:00.000Z",
    warnings: ["Staff" as const],
    version: 3,
  };
  const { isTextRefused: _refused, ...listed } = { ...waiting, userName: "cheap-keys.example" };

  it("asks for a reason to refuse a text, and publishes with one press", async ({ shop, newPage }) => {
    const page = await newPage({ as: await signInAs(shop, "admin") });
    const sent: unknown[] = [];
    page.answer("listAdminReviews", { ...page1, items: [listed] });
    page.answer("moderateReview", async (_ask, request) => {
      sent.push(bodyOf(request));
      return Response.json({ id: listed.id, state: "Published", version: 4 });
    });
    await page.visit("/dashboard/three/reviews");
    await page.getByText("Works for the shop").waitFor();
    await page.getByText("Shown as cheap-keys.example").waitFor();
    await page.getByRole("button", { name: "Refuse the text" }).click();
    await page.getByRole("button", { name: "Refuse text", exact: true }).click();
    await page.getByText("Reason is required").waitFor();
    expect(sent).toEqual([]);
    await page.getByLabel("Reason").fill("Advertising");
    await page.getByRole("button", { name: "Refuse text", exact: true }).click();
    await expect.poll(() => sent).toEqual([{ state: "TextRefused", reason: "Advertising", version: 3 }]);
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Publish" }).click();
    await expect.poll(() => sent.at(-1)).toEqual({ state: "Published", version: 3 });
  });
});
