import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { INLINE_MARK, readRendering } from "./rendered-page.ts";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const own = ` nonce="${INLINE_MARK}"`;

test("a page allows the inline scripts and styles that the app wrote, and no others", async () => {
  const html = `<style${own}>a{}</style><script${own} type="module">let é;\n</script><script>theirs()</script>
    <script nonce="another">theirs()</script><link rel="modulepreload"${own} href="/a.js"/><script src="/a.js"${own}></script>`;
  const page = await readRendering(new Response(html, { status: 201, headers: { "x-kind": "page" } }));
  expect(page.inline).toEqual({ styles: [hashOf("a{}")], scripts: [hashOf("let é;\n")] });
  expect(page.text).not.toContain(INLINE_MARK);
  expect(page.text).toBe(html.replaceAll(own, ""));
  expect([page.status, page.headers["x-kind"]]).toEqual([201, "page"]);
});
