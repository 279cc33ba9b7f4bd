import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { attest } from "../../../../../test/people/attested-device.ts";
import { beginPasskey } from "../../../../../test/people/second-factor.ts";
import { signUp } from "../../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../../test/shop/shop.ts";

let shop: Shop;
let lists: Server;
let fetches = 0;

beforeAll(async () => {
  shop = await openShop({ PUBLIC_URL: "https://shop.example" });
  lists = createServer((_request, response) => {
    fetches += 1;
    response.end("no list");
  });
  await new Promise<void>((resolve) => lists.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  lists.close();
  await shop.close();
});

describe("a passkey with certificates that the caller has made", () => {
  it.each(["android-key", "android-safetynet", "apple", "tpm", "packed", "fido-u2f", "made-up"])(
    "a passkey of format %s makes the shop fetch nothing",
    async (format) => {
      const [person, before] = [await signUp(shop), fetches];
      const { port } = lists.address() as AddressInfo;
      const { ticket, creation } = await beginPasskey(shop, person);
      const attestation = attest(creation, "https://shop.example", format, `http://127.0.0.1:${port}/list`);
      const body = { ticket, name: "Phone", attestation };
      const { status } = await shop.call("addPasskey", { body }, person);
      // The shop may accept or refuse such a passkey. It must only not fetch the URLs in its certificates.
      expect([201, 403]).toContain(status);
      expect(fetches).toBe(before);
    },
  );
});
