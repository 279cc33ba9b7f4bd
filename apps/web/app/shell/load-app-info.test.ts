import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { apiContext, pageCall } from "../api/page-call.ts";
import { loadAppInfo } from "./load-app-info.ts";

test("a document is linked as # while its URL is missing", { tags: ["S8-21", "S8-22", "S8-23"] }, async () => {
  const context = new RouterContextProvider();
  context.set(apiContext, async (path) =>
    path.startsWith("/api/files/") ? new Response("", { status: 503 }) : Response.json({ appName: "Kistje" }),
  );
  const query = { fileName: "privacy_policy.pdf" };
  await expect(pageCall(context, "getFileUrl", { query })).rejects.toMatchObject({ init: { status: 503 } });
  expect(await loadAppInfo(context)).toMatchObject({ brand: "Kistje", termsUrl: "#", privacyUrl: "#" });
});
