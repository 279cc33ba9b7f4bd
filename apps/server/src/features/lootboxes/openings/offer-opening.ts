import { clientSeedHash } from "@trove/fairness";
import { type Cents, times, toEuros } from "@trove/money";
import type { Market } from "@trove/contract";
import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import { requireDelivery } from "../../addresses/index.ts";
import { countriesOf, playCost, refusedPlay, reportFigures, requireOffered } from "../../protection/index.ts";
import type { BoxVersion } from "../box-versions.ts";
import type { LootboxParts } from "../parts.ts";
import { makeOffer, type OfferInputs, type OfferResponse } from "./make-offer.ts";
import { readOfferInputs } from "./openings.store.ts";

type OfferParts = Pick<
  LootboxParts,
  "db" | "secrets" | "versions" | "terms" | "settings" | "timeZone" | "readPlayDays" | "register" | "now"
>;

export type OfferRequest = {
  lootboxId: string;
  quantity: number;
  expectedPrice: Cents;
  clientSeed: string;
  entropyHash: string;
  browserKey: string;
  version?: 3 | undefined;
  /** The country of the request, if it is known. */
  country: string | undefined;
};

/** The countries that the shop knows of a person who opens boxes. */
export const countriesOfOpener = ({ countries, protection, time }: OfferInputs, country: string | undefined) =>
  countriesOf(countries, country, protection, new Date(time));

/** The refusal of these boxes for what protects the person; undefined if there is none. */
export function refusalOf(
  { protection, time }: OfferInputs,
  market: Market,
  { priceCents, drops }: BoxVersion,
  quantity: number,
): Refusal | undefined {
  const sellPrices = drops.map(({ sellPriceCents }) => sellPriceCents);
  return refusedPlay(protection, market, playCost(priceCents, sellPrices, quantity), new Date(time));
}

/** Throws what protects the person. A check of the last 30 days states its figures. */
async function requireProtected(
  { db, timeZone, readPlayDays }: OfferParts,
  { userId }: Person,
  inputs: OfferInputs,
  refusal: Refusal | undefined,
): Promise<void> {
  if (refusal === undefined) return;
  const { params } = refusal.content;
  if (params?.["what"] !== "Report") throw refusal;
  const { lastOpenedAt } = inputs.protection;
  const span = { at: new Date(inputs.time), zone: timeZone, lastOpenedAt };
  const figures = await reportFigures(db, readPlayDays, userId, span);
  throw new Refusal("CHECK_DUE", { params: { ...params, figures } });
}

/**
 * Returns the number of the version that was published last. Throws NOT_FOUND for boxes that are not public,
 * LOOTBOX_UNAVAILABLE for Paused boxes.
 */
function requireOpenBox(box: OfferInputs["box"]): number {
  if (box === null || box.status === "Draft" || box.status === "Archived") throw new Refusal("NOT_FOUND");
  if (box.status === "Paused" || box.wantedVersion === null) throw new Refusal("LOOTBOX_UNAVAILABLE");
  return box.wantedVersion;
}

/**
 * Returns the odds in force, by which the boxes will be drawn. Throws LOOTBOX_UNAVAILABLE if the terms log has no odds
 * for the box.
 */
async function requireOdds({ db, versions, terms }: OfferParts, lootboxId: string, inputs: OfferInputs) {
  const inForce = await terms.find(lootboxId, inputs.time, inputs.terms);
  if (!inForce?.oddsHash) throw new Refusal("LOOTBOX_UNAVAILABLE");
  const version = await versions.findByHash(db, lootboxId, inForce.oddsHash);
  if (version === undefined) throw new Error(`box ${lootboxId} has no table ${inForce.oddsHash}, which is in force`);
  return { version, proof: inForce.proof };
}

/**
 * Reads the database's part of an offer. If the log had to announce the box's odds first, reads it again, because the
 * time that was read before is outdated.
 */
async function readInputs(parts: OfferParts, person: Person, lootboxId: string, at?: Date): Promise<OfferInputs> {
  const { db, versions, terms, timeZone, now } = parts;
  const read = () => readOfferInputs(db, person, at ?? now(), { lootboxId, timeZone });
  const inputs = await read();
  const wanted = await versions.find(db, lootboxId, requireOpenBox(inputs.box));
  const isOutdated = wanted !== undefined && (await terms.announce(lootboxId, wanted.oddsHash, inputs.terms));
  const present = isOutdated ? await read() : inputs;
  return at === undefined ? present : { ...present, time: at.toISOString() };
}

function requireNoBreak({ break: taken, isClosing }: OfferInputs): void {
  if (isClosing) throw new Refusal("ACCOUNT_CLOSING");
  if (taken === null) return;
  throw new Refusal("TAKING_BREAK", { params: { kind: taken.kind, untilUtc: taken.until } });
}

function requirePrice(expected: Cents, actual: Cents): void {
  if (expected === actual) return;
  throw new Refusal("PRICE_CHANGED", { params: { expected: toEuros(expected), actual: toEuros(actual) } });
}

function requireBalance(balance: Cents, required: Cents): void {
  if (balance >= required) return;
  throw new Refusal("INSUFFICIENT_BALANCE", { params: { balance: toEuros(balance), required: toEuros(required) } });
}

function requireQuantity(quantity: number, { maxOpenCount }: Market): void {
  if (quantity <= maxOpenCount) return;
  throw new Refusal("VALIDATION_FAILED", { errors: { quantity: [`must be at most ${maxOpenCount}`] } });
}

function requireKey({ browserKeys }: OfferInputs, browserKey: string): void {
  if (browserKeys.includes(browserKey)) return;
  const errors = { browserKey: ["Browser key must be registered with the account"] };
  throw new Refusal("VALIDATION_FAILED", { errors });
}

/** Throws REGISTER_REFUSED. The register is asked last, because it knows the person only after the other checks. */
async function requireRegistered({ register }: OfferParts, { userId }: Person, inputs: OfferInputs): Promise<void> {
  const { register: kept, registerSilentAt: silentAt } = inputs.protection;
  const asked = { userId, kept, silentAt, at: new Date(inputs.time) };
  const unregistered = await register.refusalOf(asked);
  if (unregistered !== undefined) throw unregistered;
}

/**
 * Offers a person the opening of one to five boxes. Reads once and writes nothing, unless a register must be asked.
 * - After the offer, the shop can't influence the result any more. So every refusal must happen here, where it costs
 *   nobody anything.
 * - `at` replaces the database's time in the history of the demo shop.
 * - Throws NOT_FOUND, LOOTBOX_UNAVAILABLE, ACCOUNT_CLOSING, TAKING_BREAK, COUNTRY_NOT_SERVED, NOT_OFFERED_HERE,
 *   IDENTITY_REQUIRED, CHECK_DUE, LIMIT_REACHED, TOO_SOON, PRICE_CHANGED, INSUFFICIENT_BALANCE, VALIDATION_FAILED,
 *   REGISTER_REFUSED.
 */
export async function offerOpening(
  parts: OfferParts,
  person: Person,
  request: OfferRequest,
  at?: Date,
): Promise<OfferResponse> {
  const { lootboxId, quantity, clientSeed, entropyHash, version: format } = request;
  const inputs = await readInputs(parts, person, lootboxId, at);
  requireNoBreak(inputs);
  const { version, proof } = await requireOdds(parts, lootboxId, inputs);
  const { countries, markets } = await parts.settings.at(parts.now());
  requireDelivery(countries.countries, inputs.countries);
  const market = requireOffered(markets, countriesOfOpener(inputs, request.country), "boxes");
  requireQuantity(quantity, market);
  requirePrice(request.expectedPrice, version.priceCents);
  await requireProtected(parts, person, inputs, refusalOf(inputs, market, version, quantity));
  requireBalance(inputs.balanceCents, times(version.priceCents, quantity));
  requireKey(inputs, request.browserKey);
  await requireRegistered(parts, person, inputs);
  const own = { quantity, clientSeedHash: clientSeedHash(clientSeed), entropyHash, version: format };
  return makeOffer(parts, inputs, version, proof, { userId: person.userId, ...own });
}
