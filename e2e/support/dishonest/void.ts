import { offerHash, parseOffer, serverSeed, type VoidRecord, voidText } from "@trove/fairness";
import type { Page, Route } from "playwright-core";
import { openRoot, readState } from "../../../apps/server/src/features/fairness/index.ts";
import type { OpenBody } from "../../../apps/server/test/openings/browser.ts";
import type { DemoShop } from "../demo-shop.ts";
import { rootKeys, signAsShop } from "./forger.ts";
import { callsOf } from "./proxy.ts";

/** The fields of a void that a dishonest shop invents. It may invent any reason. */
export type VoidLie = Partial<Pick<VoidRecord, "movements" | "balanceCents">> & { reason: string };

/** Makes a signed void that ends the reveal's nonce. It contains the true server seed, as every record must. */
async function forgedVoid({ owner }: DemoShop, reveal: OpenBody, { reason, ...lie }: VoidLie) {
  const { userId, nonce, before, balanceCents } = parseOffer(reveal.offer.text);
  const { rootEncrypted } = await readState(owner.connection, userId);
  const seed = serverSeed(openRoot(rootKeys, userId, rootEncrypted), userId, nonce);
  const text = voidText({
    userId,
    nonce,
    offerHash: offerHash(reveal.offer.text),
    serverSeed: seed,
    clientEntropy: reveal.clientEntropy,
    browserKey: reveal.browserKey,
    revealSignature: reveal.signature,
    reason: "INSUFFICIENT_BALANCE",
    movements: [],
    balanceCents,
    time: new Date().toISOString(),
    before,
    ...lie,
  });
  return { void: signAsShop(text.replace("\nINSUFFICIENT_BALANCE\n", `\n${reason}\n`)), serverSeed: seed };
}

/** Answers reveals with a void. Calls `first` before, for example to let the shop open the box. */
export async function voidOpenings(
  page: Page,
  shop: DemoShop,
  lie: (reveal: OpenBody) => VoidLie,
  first: (route: Route) => Promise<unknown> = async () => {},
): Promise<void> {
  await page.route(callsOf("openLootbox"), async (route) => {
    await first(route);
    const reveal: OpenBody = route.request().postDataJSON();
    const told = lie(reveal);
    const params = await forgedVoid(shop, reveal, told);
    const problem = { type: "about:blank", title: told.reason, status: 409, code: told.reason, params };
    await route.fulfill({ status: 409, contentType: "application/problem+json", json: problem });
  });
}
