import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import type { BodyOf, Endpoints, ResponseOf } from "@trove/contract";
import { type Cents, toEuros } from "@trove/money";
import { addBrowser } from "../people/browsers.ts";
import type { TestPerson } from "../people/people.ts";
import type { Shop, TestResponse } from "../shop/shop.ts";

type Caller = Pick<Shop, "call">;
export type OpenBody = BodyOf<Endpoints["openLootbox"]>;
export type OpenResponse = ResponseOf<Endpoints["openLootbox"]>;
export type Offered = ResponseOf<Endpoints["offerOpening"]>;

/** The box to open, with the price that the person sees. */
export type ShownBox = { lootboxId: string; price: Cents };

/** Choices of a browser. It makes all other choices as an honest page does. */
export type Wish = {
  quantity?: number;
  clientSeed?: string;
  clientEntropy?: string;
  headers?: Record<string, string>;
};

export const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

export const newEntropy = () => randomBytes(16).toString("hex");

/** A browser with its own key. It shares no code with the shop. */
export class TestBrowser {
  readonly publicKey: string;
  readonly #secret: KeyObject;

  constructor() {
    const { publicKey, privateKey } = generateKeyPairSync("ed25519");
    this.publicKey = publicKey.export({ format: "der", type: "spki" }).subarray(-32).toString("hex");
    this.#secret = privateKey;
  }

  sign(text: string): string {
    return sign(null, Buffer.from(text), this.#secret).toString("hex");
  }

  /** Makes the body of the request that reveals the entropy under an offer. */
  reveal({ offer }: Pick<Offered, "offer">, clientSeed: string, clientEntropy: string): OpenBody {
    const signature = this.sign(`lootbox/reveal/v2\n${sha256(offer.text)}\n${clientEntropy}`);
    return { offer, clientSeed, clientEntropy, browserKey: this.publicKey, signature };
  }
}

const browsers = new Map<string, Promise<TestBrowser>>();

async function register(shop: Caller, person: TestPerson): Promise<TestBrowser> {
  const browser = new TestBrowser();
  const { status, text } = await addBrowser(shop, person, { publicKey: browser.publicKey });
  if (status !== 200) throw new Error(`a browser was not registered: ${text}`);
  return browser;
}

/** Returns the person's browser. It is registered at the first call. */
export function browserOf(shop: Caller, person: TestPerson): Promise<TestBrowser> {
  const known = browsers.get(person.userId) ?? register(shop, person);
  browsers.set(person.userId, known);
  return known;
}

/** Requests an offer, as the person's browser does. */
export function requestOffer(
  shop: Caller,
  person: Pick<TestPerson, "token">,
  { lootboxId, price }: ShownBox,
  { publicKey }: Pick<TestBrowser, "publicKey">,
  { quantity = 1, clientSeed = "lucky", clientEntropy = newEntropy(), headers = {} }: Wish = {},
) {
  const chosen = { clientSeed, entropyHash: sha256(clientEntropy), browserKey: publicKey, version: 3 } as const;
  const body = { quantity, expectedPrice: toEuros(price), ...chosen };
  return shop.call("offerOpening", { params: { id: lootboxId }, body }, { token: person.token, headers });
}

/** Requests an offer and prepares the reveal under it, without sending the reveal. Throws if the offer is refused. */
export async function prepareReveal(
  shop: Caller,
  person: TestPerson,
  box: ShownBox,
  { clientSeed = "lucky", clientEntropy = newEntropy(), ...wish }: Wish = {},
): Promise<OpenBody> {
  const browser = await browserOf(shop, person);
  const offered = await requestOffer(shop, person, box, browser, { ...wish, clientSeed, clientEntropy });
  if (offered.status !== 200) throw new Error(`the offer was refused: ${offered.text}`);
  return browser.reveal(offered.body, clientSeed, clientEntropy);
}

/** Sends a reveal. Works without a token; with one, the response may contain the next offer. */
export function sendReveal(
  shop: Caller,
  { lootboxId }: Pick<ShownBox, "lootboxId">,
  body: OpenBody,
  { token }: { token?: string } = {},
): Promise<TestResponse<OpenResponse>> {
  return shop.call("openLootbox", { params: { id: lootboxId }, body }, token === undefined ? {} : { token });
}

/** Opens boxes with an offer and its reveal. If the offer is refused, returns its response. */
export async function openBoxes(
  shop: Caller,
  person: TestPerson,
  box: ShownBox,
  { clientSeed = "lucky", clientEntropy = newEntropy(), quantity = 1 }: Wish = {},
): Promise<TestResponse<OpenResponse>> {
  const browser = await browserOf(shop, person);
  const offered = await requestOffer(shop, person, box, browser, { clientSeed, clientEntropy, quantity });
  if (offered.status !== 200) return { ...offered, body: JSON.parse(offered.text) };
  return sendReveal(shop, box, browser.reveal(offered.body, clientSeed, clientEntropy), person);
}

/**
 * Opens boxes. Requests another offer whenever the person's other openings have ended the nonce, as a page does that is
 * open in several tabs.
 */
export async function openInTurn(
  shop: Caller,
  person: TestPerson,
  box: ShownBox,
  wish: Wish = {},
): Promise<TestResponse<OpenResponse>> {
  for (;;) {
    const response = await openBoxes(shop, person, box, wish);
    if (!response.text.includes("NONCE_ENDED")) return response;
  }
}
