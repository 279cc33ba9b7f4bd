import { generateKeyPairSync } from "node:crypto";
import type { Shop } from "../shop/shop.ts";
import type { TestPerson } from "./people.ts";

/** Makes an Ed25519 key, and returns its public half in hex. */
export function newPublicKey(): string {
  return generateKeyPairSync("ed25519").publicKey.export({ format: "der", type: "spki" }).subarray(-32).toString("hex");
}

/** Registers another browser key of the person. */
export function addBrowser(
  shop: Pick<Shop, "call">,
  { token }: TestPerson,
  { publicKey = newPublicKey(), name = "Firefox on Linux" } = {},
) {
  return shop.call("addBrowserKey", { body: { publicKey, name } }, { token });
}
