import { parseOddsTable, parseProofs, parseReceipt, proofsText, receiptText, type ProofsFile } from "@trove/fairness";
import { expect } from "vitest";
import { openBoxes } from "../../../apps/server/test/openings/browser.ts";
import { shareOpening } from "../../../apps/server/test/openings/share.ts";
import type { TestPerson } from "../../../apps/server/test/people/people.ts";
import { visit } from "../../support/browser.ts";
import type { DemoShop } from "../../support/demo-shop.ts";
import {
  evidenceButton,
  expectJudged,
  judgeBy,
  keyOptions,
  type Outcome,
  savedBy,
} from "../../support/dishonest/evidence.ts";
import { signAsShop } from "../../support/dishonest/forger.ts";
import { lieAbout } from "../../support/dishonest/proxy.ts";
import { it } from "../../support/journey.ts";
import { type DemoBox, findBox } from "../../support/operator.ts";
import { inShortForm } from "../../support/short-form.ts";
import { newCustomer } from "../../support/shopper.ts";

type File = { file: string };

/** Replaces the receipt by one that the shop has signed, but with a ticket and an item that were not drawn. */
function withBetterItem({ file }: File): File {
  const proofs = parseProofs(file);
  const [kept] = proofs.openings;
  if (kept?.kind !== "Ended" || kept.answer.kind !== "Receipt") throw new Error("the file has no receipt");
  const { drops } = parseOddsTable(proofs.oddsTables[0] ?? "");
  const receipt = parseReceipt(kept.answer.record.text);
  const place = drops.findIndex(({ itemId }) => itemId !== receipt.itemIds[0]);
  const ticket = drops.slice(0, place).reduce((sum, { tickets }) => sum + tickets, 0);
  const lie = { ...receipt, tickets: [ticket], itemIds: [drops[place]?.itemId ?? ""] };
  const forged = { ...kept, answer: { ...kept.answer, record: signAsShop(receiptText(lie)) } };
  const file2: ProofsFile = { ...proofs, openings: [forged] };
  return { file: proofsText(file2) };
}

type Cheat = {
  lie: (honest: File, other: File) => File;
  /** The verdict that the page shows. */
  verdict: string;
  says: readonly string[];
  /** Why the page does not show the opening again. */
  unwatched: RegExp;
  /** The command line's verdict on the saved file; undefined if the page offers no file. */
  evidence: Outcome | "Sound" | undefined;
};

const DIFFERS = /^The shop shows something else here than the record says/;

const cheats: Record<string, Cheat> = {
  "a receipt with a ticket that was not drawn": {
    lie: withBetterItem,
    verdict: "Doesn't match",
    says: ["Something doesn't match. Don't rely on this page; save the evidence."],
    unwatched: DIFFERS,
    evidence: "Proven",
  },
  "the sound proof of another opening": {
    lie: (_honest, other) => other,
    verdict: "Doesn't match",
    says: ["The proof is of another time"],
    unwatched: DIFFERS,
    evidence: "Sound",
  },
  "no proof": {
    lie: () => ({ file: "{}" }),
    verdict: "Not known yet",
    says: ["There is no proof of this opening", "This link comes with no proof that could be checked."],
    unwatched: /^The record of this opening can't be checked right now/,
    evidence: undefined,
  },
};

async function sharedBy(shop: DemoShop, person: TestPerson, box: DemoBox): Promise<string> {
  const opened = await openBoxes(shop, person, { lootboxId: box.id, price: box.price });
  const transactionId = opened.body.openings[0]?.transactionId ?? "";
  return (await shareOpening(shop, person, transactionId, { showsProof: true })).body.token;
}

const shared = Object.entries(cheats).map(([name, cheat]) => ({ name, ...cheat }));

it.for(inShortForm(shared, "a receipt with a ticket that was not drawn"))(
  "the page of a shared opening says so if the shop gives out $name",
  async ({ lie, verdict, says, unwatched, evidence }, { shop, newPage }) => {
    const [box, person] = [await findBox(shop, "game-night"), await newCustomer(shop)];
    const [token, otherToken] = [await sharedBy(shop, person, box), await sharedBy(shop, person, box)];
    const other = (await shop.call("getSharedProofs", { params: { token: otherToken } })).body;
    const page = await newPage();
    await lieAbout(page, "getSharedProofs", (honest) => lie(honest, other));
    await visit(page, `/openings/shared/${token}`);
    const proof = page.getByRole("region", { name: "Proof" });
    await proof.getByText(verdict, { exact: true }).first().waitFor();
    for (const text of says) await proof.getByText(text).waitFor();
    expect(await page.getByText(/^Verified(?:, not yet in the log)?$/).count()).toBe(0);
    await page.getByRole("button", { name: "Watch again" }).click();
    await page.getByText(unwatched).waitFor();
    if (evidence === undefined) return;
    const saved = await savedBy(page, evidenceButton(page));
    if (evidence === "Sound") expect((await judgeBy(await keyOptions(shop), saved)).exitCode).toBe(0);
    else await expectJudged(shop, saved, evidence);
  },
);
