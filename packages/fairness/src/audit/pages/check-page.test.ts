import { describe, expect, it } from "vitest";
import { integrityOf } from "../../log/leaves/code-manifest.ts";
import { pageProblems } from "./check-page.ts";
import { OnRecord } from "./on-record.ts";

const INLINE = "start();";
const STYLE = "p { color: red }";
const POLICY = "blocked-destinations=(script)";
const script = integrityOf("app");

const record = new OnRecord([
  {
    version: 1,
    release: "0123456789abcdef",
    "integrity-policy": POLICY,
    exempt: ["/cart", "/lootboxes"],
    inline: [integrityOf(INLINE), integrityOf(STYLE)],
    hashes: { "/assets/app.js": script, "/assets/app.css": integrityOf("sheet") },
  },
]);

const csp = (scripts = `'self' '${integrityOf(INLINE)}'`) =>
  `default-src 'self'; script-src ${scripts}; frame-src 'none'; object-src 'none'; base-uri 'none'`;

const honest = [
  "<!DOCTYPE html><html><head><title>A title</title>",
  `<style data-sheet="a">${STYLE}</style><link rel="stylesheet" href="/assets/gone.css" disabled="">`,
  `<link rel="stylesheet" href="/assets/app.css" integrity="${integrityOf("sheet")}"></head>`,
  `<body><script src="/assets/app.js" integrity="${script}"></script>`,
  `<script type="application/json">{"routes":["/assets/app.js"],"text":"\\u003cscript>"}</script>`,
  `<script>${INLINE}</script></body></html>`,
].join("");

type Served = { path?: string; html?: string; policy?: string; integrityPolicy?: string };

function problemsOf({ path = "/faq", html = honest, policy = csp(), integrityPolicy = POLICY }: Served) {
  const headers = new Map([
    ["content-security-policy", policy],
    ["integrity-policy", integrityPolicy],
  ]);
  return pageProblems({ path, headers, html }, record);
}

const added = (html: string): Served => ({ html: honest.replace("</body>", `${html}</body>`) });

describe("a page", () => {
  it("holds if everything that runs is on record", () => {
    expect(problemsOf({})).toEqual([]);
  });

  it.each<[string, Served, string]>([
    ["another inline script", added("<script>steal()</script>"), "an inline script is not on record"],
    ["an inline script of an unknown type", added("<script type=text/x-new>steal()</script>"), "an inline script"],
    [
      "another file",
      added(`<script src="/assets/x.js" integrity="${script}"></script>`),
      "/assets/x.js is not on record",
    ],
    ["a file without integrity", added(`<script src="/assets/app.js"></script>`), "no integrity that is on record"],
    ["a file of another site", added(`<SCRIPT SRC=https://x.example/a.js></SCRIPT>`), "is not on record"],
    ["a script in a drawing", added(`<svg><script href="/a.js"/></svg><script></script>`), "is not on record"],
    [
      "data that names another module",
      added(`<script type="application/json">["/assets/x.js"]</script>`),
      "/assets/x.js",
    ],
    ["a preloaded module", added(`<link rel="modulepreload" href="/assets/x.js">`), "/assets/x.js is not on record"],
    ["another style sheet", added(`<link rel="stylesheet" href="/assets/app.css">`), "no integrity"],
    ["an inline style sheet", added("<style>p { display: none }</style>"), "an inline style sheet"],
    ["an event attribute", added(`<img src="/x.png" onerror="steal()">`), "the attribute onerror"],
    ["a slash before an event attribute", added(`<img/src="/x.png"/onerror=steal()>`), "the attribute onerror"],
    [
      "an address that is a script",
      added(`<a href="&#106;ava&#x9;script:steal()">x</a>`),
      "an address that is a script",
    ],
    ["a frame", added(`<iframe srcdoc="x"></iframe>`), "an element iframe"],
    ["a base", added(`<base href="https://x.example/">`), "an element base"],
    ["a script in a comment that ends early", added("<!--> <script>steal()</script> -->"), "hides an element"],
    ["a script behind an open title", added("<title>x<script>steal()</script>"), "has no end"],
    [
      "a policy that allows another site",
      { policy: csp("'self' https://x.example") },
      "allows scripts of https://x.example",
    ],
    ["a policy that allows everything inline", { policy: csp("'self' 'unsafe-inline'") }, "'unsafe-inline'"],
    ["no policy for scripts", { policy: "default-src 'self'" }, "has no script-src"],
    ["two policies", { policy: `${csp()}, ${csp()}` }, "several policies"],
    ["a policy for elements beside it", { policy: `${csp()}; script-src-elem *` }, "script-src-elem"],
    ["a policy with frames", { policy: csp().replace("frame-src 'none'", "frame-src *") }, "frame-src"],
    ["no Integrity-Policy", { integrityPolicy: "" }, "no Integrity-Policy"],
  ])("does not hold with %s", (_, served, problem) => {
    expect(problemsOf(served).join("\n")).toContain(problem);
  });

  it("may have another policy if it is exempt, but no other script of the shop", () => {
    const vendor = { policy: csp("'self' https://*.vendor.example"), integrityPolicy: "" };
    expect(problemsOf({ ...vendor, path: "/cart?lang=fr" })).toEqual([]);
    expect(problemsOf({ ...added("<script>steal()</script>"), ...vendor, path: "/cart" })).toHaveLength(1);
    expect(problemsOf({ ...vendor, path: "/lootboxes/1" })).not.toEqual([]);
  });
});
