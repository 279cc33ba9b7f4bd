import type { Language } from "@trove/contract/languages";
import { Refusal } from "../../command/refusal.ts";
import { countOfDay } from "../auth/index.ts";
import { guestRecipient } from "../mail/index.ts";
import type { LaunchParts } from "./parts.ts";
import { signupLink } from "./signup-links.ts";
import { countUnconfirmed, noteAsked } from "./signups.store.ts";

const DAY_MS = 86_400_000;
/** Strangers can make the shop send at most this many mails a day that nobody answers. */
const MOST_UNCONFIRMED = 1_000;

/** The mailbox of an address: without a part after a plus, and at Gmail without dots, which it ignores. */
export function mailboxOf(email: string): string {
  const [name = "", domain = ""] = email.split("@");
  const plain = name.replace(/\+.*$/, "");
  return `${/^g(oogle)?mail\.com$/.test(domain) ? plain.replaceAll(".", "") : plain}@${domain}`;
}

/**
 * Asks the owner of an address by mail whether they want to hear of the first goods. A mailbox gets at most one such
 * mail a day, also after its address was deleted. Does not tell whether an address is known. Throws STATUS_CONFLICT if
 * the shop has goods, and OVERLOADED.
 */
export async function signUp(parts: LaunchParts, typed: string, language: Language): Promise<void> {
  const { db, secrets, mail, publicUrl } = parts;
  const email = typed.toLowerCase();
  const askedAt = parts.now();
  const yesterday = new Date(askedAt.getTime() - DAY_MS);
  const { hasItems, hasBoxes } = await parts.readGoods();
  if (hasItems || hasBoxes) throw new Refusal("STATUS_CONFLICT", { detail: "The shop is open already" });
  const isFull = (await countUnconfirmed(db, yesterday, MOST_UNCONFIRMED)) === MOST_UNCONFIRMED;
  if (isFull || (await mail.isBusy())) throw new Refusal("OVERLOADED");
  await db.transaction().execute(async (tx) => {
    if ((await countOfDay(tx, "launchAsked", mailboxOf(email), askedAt)) > 1) return;
    if (!(await noteAsked(tx, { email, language, askedAt }))) return;
    const linkTo = (purpose: "confirm" | "end") => signupLink(secrets.rootKeys, publicUrl, purpose, { email, askedAt });
    const payload = { link: linkTo("confirm"), unsubscribe: linkTo("end") };
    await mail.queue(tx, { kind: "launchAsked", payload, to: guestRecipient(email), language });
  });
}
