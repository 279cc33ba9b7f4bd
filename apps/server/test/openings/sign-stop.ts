import { randomBytes } from "node:crypto";
import type { TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";
import type { TestBrowser } from "./browser.ts";

/** The choices of a browser that signs a stop. The rest is as the shop states it now. */
export type StopWish = {
  userId?: string;
  kind?: "BREAK" | "EXCLUSION" | "END";
  hours?: number;
  nonce?: number;
  before?: string;
  revealed?: string;
};

/** Signs a stop as a browser does, for the person's next nonce. */
export async function signStop(
  shop: Pick<Shop, "call">,
  person: TestPerson,
  browser: TestBrowser,
  { userId = person.userId, kind = "BREAK", hours = kind === "END" ? 0 : 24, revealed = "", ...wish }: StopWish = {},
): Promise<{ text: string; signature: string }> {
  const next = { ...(await shop.call("getProvablyFair", {}, person)).body, ...wish };
  const random = randomBytes(16).toString("hex");
  const own = [userId, kind, hours, browser.publicKey, next.nonce, next.before, revealed, random];
  const text = ["lootbox/stop/v1", ...own].join("\n");
  return { text, signature: browser.sign(text) };
}
