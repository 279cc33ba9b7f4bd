import { generateKeyPairSync } from "node:crypto";
import type { Shop } from "../shop/shop.ts";
import type { TestPerson } from "./people.ts";

/** The public half of a new Ed25519 key, in hex. */
export function newPublicKey(): string {
  return generateKeyPairSync("ed25519").publicKey.export({ format: "der", type: "spki" }).subarray(-32).toString("hex");
}

/** Registers the key of one more browser of the person. */
export function addBrowser(
  shop: Pick<Shop, "call">,
  { token }: TestPerson,
  { publicKey = newPublicKey(), name = "Firefox on Linux" } = {},
) {
  return shop.call("addBrowserKey", { body: { publicKey, name } }, { token });
}
