import type { OfferInputs } from "../../../apps/server/src/features/lootboxes/openings/make-offer.ts";
import type { Customer } from "../customers.ts";
import { makeHttpClient } from "../http-client.ts";
import type { MoneyCommand, Post } from "../money-command.ts";
import type { Place } from "../place.ts";
import { openBare, readInputs } from "./bare-opening.ts";
import { type BenchBox, findBox } from "./bench-box.ts";
import { openingScript } from "./opening-script.ts";
import { Browser, CLIENT_SEED, newEntropy, type Offer, sha256 } from "./reveal.ts";

/** An offer with the client entropy that belongs to it. */
type Held = { offer: Offer; entropy: string };

type Offered = { offer: Offer };

const parsed = (body: Buffer): unknown => JSON.parse(body.toString());

/** Registers a browser for each customer. */
async function registerBrowsers({ url }: Place, customers: readonly Customer[]): Promise<Map<string, Browser>> {
  const send = makeHttpClient(url);
  const browsers = new Map<string, Browser>();
  for (const { userId, token } of customers) {
    const browser = new Browser();
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    const body = JSON.stringify({ publicKey: browser.publicKey, name: "Bench" });
    await send({ method: "POST", path: "/api/users/browserKeys", headers, body });
    browsers.set(userId, browser);
  }
  return browsers;
}

async function askOffer(post: Post, { lootboxId, priceCents }: BenchBox, browser: Browser): Promise<Held> {
  const entropy = newEntropy();
  const own = { clientSeed: CLIENT_SEED, entropyHash: sha256(entropy), browserKey: browser.publicKey, version: 3 };
  const body = await post(`/api/lootboxes/${lootboxId}/offer`, { expectedPrice: priceCents / 100, ...own });
  return { offer: (parsed(body) as Offered).offer, entropy };
}

function browserIn(browsers: Map<string, Browser>, { userId }: Pick<Customer, "userId">): Browser {
  const browser = browsers.get(userId);
  if (browser === undefined) throw new Error("a customer has no browser");
  return browser;
}

/** Opens the cheapest box in two calls: the first gets an offer, the second opens the box. */
export async function makeOpening(place: Place, customers: readonly Customer[]): Promise<MoneyCommand> {
  const box = await findBox(place);
  const browsers = await registerBrowsers(place, customers);
  return {
    overHttp: async (post, customer) => {
      const browser = browserIn(browsers, customer);
      const { offer, entropy } = await askOffer(post, box, browser);
      await post(`/api/lootboxes/${box.lootboxId}/open`, browser.reveal(offer, entropy));
    },
    bare: async (call, intent) => {
      await openBare(call, box, { user: intent.user, session: null }, await readInputs(call, box, intent));
    },
    script: (people) => openingScript(box, people),
  };
}

/** Opens the cheapest box in one call: each response contains the offer for the next opening. */
export async function makeOpeningInOneCall(place: Place, customers: readonly Customer[]): Promise<MoneyCommand> {
  const box = await findBox(place);
  const browsers = await registerBrowsers(place, customers);
  const held = new Map<string, Held>();
  const known = new Map<string, OfferInputs>();
  return {
    overHttp: async (post, customer) => {
      const browser = browserIn(browsers, customer);
      const { offer, entropy } = held.get(customer.userId) ?? (await askOffer(post, box, browser));
      const nextEntropy = newEntropy();
      const next = { entropyHash: sha256(nextEntropy), version: 3 };
      const body = await post(`/api/lootboxes/${box.lootboxId}/open`, { ...browser.reveal(offer, entropy), next });
      const { nextOffer } = parsed(body) as { nextOffer: Offered | null };
      if (nextOffer === null) throw new Error("an opening brought no next offer");
      held.set(customer.userId, { offer: nextOffer.offer, entropy: nextEntropy });
    },
    bare: async (call, intent) => {
      const { user } = intent;
      const inputs = known.get(user) ?? (await readInputs(call, box, intent));
      const next = await openBare(call, box, { user, session: intent.request.session }, inputs);
      if (next === null) throw new Error("a bare opening brought no next inputs");
      known.set(user, next);
    },
  };
}
