import { type BodyOf, type Endpoints, LOOTBOX_TRANSITIONS } from "@trove/contract";
import type { Idempotency } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import { announceCatalogueChange } from "../../../database/catalogue-changes.ts";
import type { Transaction } from "../../../database/connection.ts";
import {
  holdPlannedBox,
  type PlannedBoxRow,
  publishPlan,
  readKnownOdds,
  readPlannedBox,
  setBoxStatus,
} from "../index.ts";
import type { ItemParts } from "../../items/operators/index.ts";
import { operate } from "../../operators/index.ts";
import { type BoxFacts, boxFacts, boxOutline } from "./box-facts.ts";
import { parseOddsTable } from "@trove/fairness";
import { payoutOf, payoutText } from "@trove/lootboxes";
import { cents, formatEuros } from "@trove/money";

type AuditedOdds = { payout?: string; contents?: string[]; oddsTable?: string };

/**
 * Describes odds for the audit log and for the operator who approves them: the payout, the contents, and the exact text
 * of the table. Empty for a box without odds.
 */
function auditedOdds(oddsTable: string | null): AuditedOdds {
  if (oddsTable === null) return {};
  const table = parseOddsTable(oddsTable);
  return {
    payout: `${payoutText(payoutOf(table))} %`,
    contents: table.drops.map(({ name, tickets, marketPriceCents }) => {
      return `${tickets.toLocaleString("en")} tickets: ${name}, ${formatEuros(cents(marketPriceCents))}`;
    }),
    oddsTable,
  };
}

export type PublishParts = ItemParts;
type Request = { person: Person; idempotency: Idempotency; lootboxId: string };
type Status = BodyOf<Endpoints["setLootboxStatus"]>;
type Publication = BodyOf<Endpoints["publishLootboxVersion"]>;

/** Describes a box for the audit log. If people can open the box, includes the odds that they know or will get. */
function outlined(box: PlannedBoxRow, isOpen: boolean, oddsTable: string | null) {
  const { drops, ...outline } = boxOutline(box);
  return isOpen ? { ...outline, ...auditedOdds(oddsTable) } : { ...outline, drops };
}

/** Runs a change of a locked box, then publishes the new terms in the terms log. */
async function change(
  parts: PublishParts,
  { lootboxId, ...request }: Request,
  action: string,
  version: number,
  act: (tx: Transaction, box: PlannedBoxRow, at: Date) => Promise<unknown>,
): Promise<BoxFacts> {
  const operation = { ...request, action, subject: request.person.userId };
  const facts = await operate(parts, operation, async (tx, at) => {
    const before = await holdPlannedBox(tx, lootboxId, version);
    const known = await readKnownOdds(tx, lootboxId);
    await act(tx, before, at);
    await announceCatalogueChange(tx);
    const after = (await readPlannedBox(tx, lootboxId)) ?? before;
    const isOpen = after.status === "Active";
    const told = { before: outlined(before, isOpen, known), after: outlined(after, isOpen, after.oddsTable) };
    return { facts: boxFacts(after), audit: { subjectId: lootboxId, ...told } };
  });
  await parts.afterCommit(parts.publishTerms);
  return facts;
}

/**
 * Changes a box's status as the transition table allows. Opening a box publishes its plan. A box that is no longer
 * Active gets no new offers, but earlier offers remain valid. Throws NOT_FOUND, VERSION_CONFLICT, STATUS_CONFLICT, and
 * the errors of {@link publishPlan}.
 */
export function moveBox(parts: PublishParts, request: Request, { status, ...rehearsed }: Status): Promise<BoxFacts> {
  return change(parts, request, "setLootboxStatus", rehearsed.version, async (tx, box, at) => {
    if (!LOOTBOX_TRANSITIONS[box.status].includes(status)) throw new Refusal("STATUS_CONFLICT");
    if (status === "Active") await publishPlan(tx, box, rehearsed, at);
    else await setBoxStatus(tx, box.lootboxId, status, at);
  });
}

/**
 * Announces the next version of an open box, which keeps its present odds until the new ones are in force. An announced
 * version can't be withdrawn, only replaced.
 * - Throws NOT_FOUND, VERSION_CONFLICT, STATUS_CONFLICT if the box isn't open or its plan changes nothing, and the
 *   errors of {@link publishPlan}.
 */
export function publishBox(parts: PublishParts, request: Request, rehearsed: Publication): Promise<BoxFacts> {
  return change(parts, request, "publishLootboxVersion", rehearsed.version, async (tx, box, at) => {
    if (box.status !== "Active") throw new Refusal("STATUS_CONFLICT");
    const isNew = await publishPlan(tx, box, rehearsed, at);
    if (!isNew) throw new Refusal("STATUS_CONFLICT", { detail: "These odds are already published" });
  });
}
