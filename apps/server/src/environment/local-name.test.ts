import { createServer } from "node:net";
import { expect, it } from "vitest";
import { findFreePort } from "../../test/shop/free-port.ts";
import { readEnvironment } from "../environment.ts";
import { isServedAsLocalhost, pageOrigins, withLocalName } from "./local-name.ts";

async function publicUrl(given: NodeJS.ProcessEnv): Promise<string> {
  return (await withLocalName(readEnvironment({ DEMO: "false", ...given }), given)).PUBLIC_URL;
}

it("a shop on this machine is called localhost, where browsers have passkeys", async () => {
  const port = await findFreePort();
  expect(await publicUrl({ PORT: String(port) })).toBe(`http://localhost:${port}`);
});

it("a shop keeps the address that it was given, and one that localhost does not lead to", async () => {
  const PORT = String(await findFreePort());
  expect(await publicUrl({ PORT, PUBLIC_URL: "https://shop.example" })).toBe("https://shop.example");
  expect(await publicUrl({ PORT, HOST: "127.0.0.9" })).toBe(`http://127.0.0.9:${PORT}`);
});

it("somebody who came by the address of a shop called localhost stays there, and nobody goes elsewhere", async () => {
  const port = await findFreePort();
  const originOf = pageOrigins(await withLocalName(readEnvironment({ DEMO: "false", PORT: String(port) }), {}));
  const address = `http://127.0.0.1:${port}`;
  expect(originOf(address)).toBe(address);
  for (const other of [undefined, "null", "http://evil.example", `${address}.evil.example`, `http://localhost:${port}`])
    expect(originOf(other)).toBe(`http://localhost:${port}`);
});

it("a shop whose address is set has its pages there alone", async () => {
  const given = { PUBLIC_URL: "http://localhost:4391", PORT: "4391", DEMO: "false" };
  const originOf = pageOrigins(await withLocalName(readEnvironment(given), given));
  expect(originOf("http://127.0.0.1:4391")).toBe("http://localhost:4391");
});

it("localhost is not the shop's name if somebody else listens at another of its addresses", async () => {
  const port = await findFreePort();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen({ host: "127.0.0.1", port }, resolve));
  const leads = await isServedAsLocalhost("127.0.0.9", port);
  await new Promise((resolve) => other.close(resolve));
  expect(leads).toBe(false);
});
