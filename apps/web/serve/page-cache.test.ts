import { expect, test } from "vitest";
import { createPageCache } from "./page-cache.ts";
import { NONCE_LENGTH, NONCE_PLACEHOLDER, makeNonce, respondWith, storePage } from "./stored-page.ts";

const html = (text: string, status = 200) => storePage(new Response(text, { status, headers: { "x-kind": "page" } }));

function cacheOf(maxPages: number) {
  let now = 1;
  const rendered: string[] = [];
  const pageFor = createPageCache({ maxPages, ttlMs: 3000, now: () => now });
  return {
    rendered,
    wait: (ms: number) => (now += ms),
    ask: (key: string, status = 200) =>
      pageFor(key, () => {
        rendered.push(key);
        return html(key, status);
      }),
  };
}

test("a page is rendered once and kept for its time", async () => {
  const { ask, wait, rendered } = cacheOf(5);
  await ask("/a");
  wait(3000);
  await ask("/a");
  expect(rendered).toEqual(["/a"]);
  wait(1);
  await ask("/a");
  expect(rendered).toEqual(["/a", "/a"]);
});

test("requests that arrive together share one rendering", async () => {
  const { ask, rendered } = cacheOf(5);
  await Promise.all([ask("/a"), ask("/a"), ask("/a")]);
  expect(rendered).toEqual(["/a"]);
});

test("the page that was asked for longest ago goes first", async () => {
  const { ask, rendered } = cacheOf(2);
  await ask("/a");
  await ask("/b");
  await ask("/a");
  await ask("/c");
  await ask("/a");
  expect(rendered).toEqual(["/a", "/b", "/c"]);
  await ask("/b");
  expect(rendered).toEqual(["/a", "/b", "/c", "/b"]);
});

test("only responses of 200 are kept, and a failure doesn't stay", async () => {
  const { ask, rendered } = cacheOf(5);
  await ask("/gone", 404);
  await ask("/gone", 404);
  expect(rendered).toEqual(["/gone", "/gone"]);
  const pageFor = createPageCache({ maxPages: 5, ttlMs: 10, now: () => 1 });
  await expect(pageFor("/x", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect((await pageFor("/x", () => html("yes"))).status).toBe(200);
});

test("each response carries its own nonce in every place, and the kept page none", async () => {
  const page = await html(`é <script nonce="${NONCE_PLACEHOLDER}"></script><style nonce="${NONCE_PLACEHOLDER}">`);
  const [one, other] = [makeNonce(), makeNonce()];
  expect(one).not.toBe(other);
  expect(await respondWith(page, one).text()).toBe(`é <script nonce="${one}"></script><style nonce="${one}">`);
  expect(await respondWith(page, other).text()).toBe(`é <script nonce="${other}"></script><style nonce="${other}">`);
  expect(respondWith(page, one).headers.get("x-kind")).toBe("page");
  expect(() => respondWith(page, "short")).toThrow(`${NONCE_LENGTH}`);
});
