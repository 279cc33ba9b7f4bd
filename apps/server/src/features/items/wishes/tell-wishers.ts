import { DEFAULT_LANGUAGE, isLanguage } from "@trove/contract/languages";
import { toEuros } from "@trove/money";
import type { Connection, Transaction } from "../../../database/connection.ts";
import type { Job } from "../../../jobs.ts";
import { accountRecipient, type Mail } from "../../mail/index.ts";
import { type Happening, tellPerson, whoWantMail } from "../../notifications/index.ts";
import { nameIn } from "../in-language.store.ts";
import { endChange, informWishes, moveChange, readUninformed, takeChange, type WishChange } from "./wishes.store.ts";

export type WishParts = {
  db: Connection;
  mail: Pick<Mail, "queue" | "isBusy">;
  publicUrl: string;
  /** Filters people: returns those who take a break, who are told nothing that asks them to come by. */
  readTakingBreak: (db: Connection, userIds: readonly string[]) => Promise<ReadonlySet<string>>;
  now: () => Date;
};
type Wisher = Awaited<ReturnType<typeof readUninformed>>[number];

/** People notified per transaction. */
const BATCH = 200;
/** Maximum of people and changes per run, so that other jobs get their turn. The next run continues. */
const MOST_PEOPLE = 2_000;
const MOST_CHANGES = 500;

/** The item's name in the language in which the person last used the shop. */
const nameFor = ({ language }: Wisher, change: WishChange) =>
  nameIn(isLanguage(language) ? language : DEFAULT_LANGUAGE, change);

function newsFor(wisher: Wisher, change: WishChange): Happening {
  const { knownInStock, knownPriceCents } = wisher;
  const { itemId, priceCents } = change;
  const name = nameFor(wisher, change);
  const price = toEuros(priceCents);
  if (!knownInStock) return { kind: "backInStock", params: { itemId, name, price } };
  return { kind: "priceFell", params: { itemId, name, price, priceBefore: toEuros(knownPriceCents) } };
}

async function mailNews(
  { mail, publicUrl }: WishParts,
  tx: Transaction,
  wisher: Wisher,
  change: WishChange,
): Promise<void> {
  const { itemId, priceCents } = change;
  const { language, knownInStock, knownPriceCents } = wisher;
  const payload = {
    name: nameFor(wisher, change),
    priceCents,
    beforeCents: knownInStock ? knownPriceCents : null,
    link: `${publicUrl}/shop/items/${itemId}`,
    preferences: `${publicUrl}/account-settings?tab=notifications`,
  };
  await mail.queue(tx, { kind: "wishNews", payload, to: accountRecipient(wisher), language });
}

/**
 * Notifies the next people who wish for a changed item, and stores what they know now, in one transaction, so that a
 * crash can't notify anybody twice. Nobody is notified that an item sold out. Returns the number of people, 0 if all
 * are notified of this change, and undefined if there is no change left.
 */
async function tellBatch(parts: WishParts): Promise<number | undefined> {
  return parts.db.transaction().execute(async (tx) => {
    const change = await takeChange(tx);
    if (change === undefined) return undefined;
    const wishers = await readUninformed(tx, change, BATCH);
    const last = wishers.at(-1);
    if (last === undefined) {
      await endChange(tx, change.place);
      return 0;
    }
    const userIds = wishers.map(({ userId }) => userId);
    const informed = await informWishes(tx, change, userIds);
    if (change.isInStock) {
      const wantMail = await whoWantMail(tx, userIds, "wishNews");
      const takingBreak = await parts.readTakingBreak(tx, userIds);
      for (const wisher of wishers.filter(({ userId }) => informed.has(userId) && !takingBreak.has(userId))) {
        await tellPerson(tx, wisher.userId, newsFor(wisher, change), parts.now());
        if (wantMail.has(wisher.userId)) await mailNews(parts, tx, wisher, change);
      }
    }
    await moveChange(tx, change.place, last.userId);
    return wishers.length;
  });
}

/**
 * Notifies people when the price of an item that they wish for falls, or its stock returns. Runs as a job, so that
 * changing an item doesn't wait for it. Pauses while the mail queue is long, so that more urgent mail is sent first.
 */
export function tellWishersJob(parts: WishParts): Job {
  const run = async () => {
    let people = 0;
    for (let changes = 0; people < MOST_PEOPLE && changes < MOST_CHANGES;) {
      if (await parts.mail.isBusy()) return;
      const told = await tellBatch(parts);
      if (told === undefined) return;
      people += told;
      if (told === 0) changes += 1;
    }
  };
  return { name: "tell-wishers", everySeconds: 10, run };
}
