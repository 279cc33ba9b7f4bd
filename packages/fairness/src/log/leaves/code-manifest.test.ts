import { describe, expect, it } from "vitest";
import { codeManifestText, integrityOf, parseCodeManifest } from "./code-manifest.ts";

const [one, other] = [integrityOf("one"), integrityOf("other")].toSorted() as [string, string];
const manifest = {
  release: "0123456789abcdef",
  "integrity-policy": "blocked-destinations=(script)",
  exempt: ["/top-up", "/cart"],
  inline: [other, one, one],
  hashes: { "/service-worker.js": one, "/assets/a.js": other },
};
const text = codeManifestText(manifest);

describe("the manifest of a build", () => {
  it("has its lists sorted and each entry once", () => {
    expect(text).toBe(
      `{"version":1,"release":"0123456789abcdef","integrity-policy":"blocked-destinations=(script)",` +
        `"exempt":["/cart","/top-up"],"inline":["${one}","${other}"],` +
        `"hashes":{"/assets/a.js":"${other}","/service-worker.js":"${one}"}}`,
    );
    expect(parseCodeManifest(text).exempt).toEqual(["/cart", "/top-up"]);
  });

  it("names hashes as integrity attributes do", () => {
    // The empty text's SHA-256.
    expect(integrityOf("")).toBe("sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
  });

  it.each([
    ["white space", (all: string) => all.replace(":1", ": 1")],
    ["another version", (all: string) => all.replace(":1,", ":2,")],
    ["lists that are not sorted", (all: string) => all.replace(`"/cart","/top-up"`, `"/top-up","/cart"`)],
    ["an unknown key", (all: string) => all.replace(`{"version"`, `{"more":1,"version"`)],
    ["a hash that is none", (all: string) => all.replace(one, "sha256-AAAA")],
    ["an address of another site", (all: string) => all.replace("/assets/a.js", "https://other.example/a.js")],
  ])("is refused with %s", (_, change) => {
    expect(change(text)).not.toBe(text);
    expect(() => parseCodeManifest(change(text))).toThrow(SyntaxError);
  });
});
