import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { readPageScripts } from "../../bench/src/browser/page-scripts.ts";

/** A text that only React's development build contains. */
const DEVELOPMENT = "Each child in a list should have a unique";

test("the server renders with React's production build, whatever NODE_ENV it is started with", async () => {
  const folder = new URL("../../apps/web/build/server/", import.meta.url);
  const scripts = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith(".js"));
  const texts = await Promise.all(scripts.map((path) => readFile(new URL(path, folder), "utf8")));
  for (const mark of [DEVELOPMENT, "process.env.NODE_ENV"])
    expect(scripts.filter((_, place) => texts[place]?.includes(mark))).toEqual([]);
});

/** Texts that only the SDKs of identity providers contain. */
const sdks = ["GoTrueClient", "identitytoolkit.googleapis.com", "AWSCognitoIdentityProviderService", "a0.spajs"];

test("no page loads the SDK of an identity provider before somebody signs in", async () => {
  const { texts, pages } = await readPageScripts();
  for (const mark of sdks)
    expect(
      [...texts.values()].some((text) => text.includes(mark)),
      mark,
    ).toBe(true);
  for (const page of ["front", "features/lootboxes/box/box-page", "auth-supabase-sign-in"])
    expect(pages.get(page)?.size, page).toBeGreaterThan(5);
  const hasSdk = (file: string) => sdks.some((mark) => texts.get(file)?.includes(mark));
  const loading = [...pages].filter(([, files]) => [...files].some(hasSdk));
  expect(loading.map(([page]) => page)).toEqual([]);
});
