import { LOOTBOX_TRANSITIONS, sellRateOf } from "@trove/contract";
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
import type { SettingsReader } from "../../settings/index.ts";
import type { ItemParts } from "../../items/operators/index.ts";
import type { OperatorCall } from "../../operators/index.ts";
import { auditedOdds } from "./audited-odds.ts";
import { boxFacts, boxOutline } from "./box-facts.ts";

/** Dependencies of publishing. New versions get the sell rate of the settings. */
export type PublishParts = ItemParts & { settings: SettingsReader };

const sellRateAt = async ({ settings }: PublishParts, at: Date) => sellRateOf((await settings.at(at)).selling);

/** Describes a box for the audit log. If people can open the box, includes the odds that they know or will get. */
function outlined(box: PlannedBoxRow, isOpen: boolean, oddsTable: string | null) {
  const { drops, ...outline } = boxOutline(box);
  return isOpen ? { ...outline, ...auditedOdds(oddsTable) } : { ...outline, drops };
}

/** Runs a change of a locked box, after which the new terms are published in the terms log. */
async function change(
  { publishTerms }: ItemParts,
  tx: Transaction,
  { lootboxId, version }: { lootboxId: string; version: number },
  act: (box: PlannedBoxRow) => Promise<unknown>,
) {
  const before = await holdPlannedBox(tx, lootboxId, version);
  const known = await readKnownOdds(tx, lootboxId);
  await act(before);
  await announceCatalogueChange(tx);
  const after = (await readPlannedBox(tx, lootboxId)) ?? before;
  const isOpen = after.status === "Active";
  const told = { before: outlined(before, isOpen, known), after: outlined(after, isOpen, after.oddsTable) };
  return { facts: boxFacts(after), audit: { subjectId: lootboxId, ...told }, afterCommit: publishTerms };
}

/**
 * Changes a box's status as the transition table allows. Opening a box publishes its plan. A box that is no longer
 * Active gets no new offers, but earlier offers remain valid. Throws NOT_FOUND, VERSION_CONFLICT, STATUS_CONFLICT, and
 * the errors of {@link publishPlan}.
 */
export function moveBox(
  parts: PublishParts,
  tx: Transaction,
  at: Date,
  { params: { id: lootboxId }, body: { status, ...rehearsed } }: OperatorCall<"setLootboxStatus">,
) {
  return change(parts, tx, { lootboxId, version: rehearsed.version }, async (box) => {
    if (!LOOTBOX_TRANSITIONS[box.status].includes(status)) throw new Refusal("STATUS_CONFLICT");
    if (status === "Active") await publishPlan(tx, box, rehearsed, await sellRateAt(parts, at), at);
    else await setBoxStatus(tx, box.lootboxId, status, at);
  });
}

/**
 * Announces the next version of an open box, which keeps its present odds until the new ones are in force. An announced
 * version can't be withdrawn, only replaced.
 * - Throws NOT_FOUND, VERSION_CONFLICT, STATUS_CONFLICT if the box isn't open or its plan changes nothing, and the
 *   errors of {@link publishPlan}.
 */
export function publishBox(
  parts: PublishParts,
  tx: Transaction,
  at: Date,
  { params: { id: lootboxId }, body: rehearsed }: OperatorCall<"publishLootboxVersion">,
) {
  return change(parts, tx, { lootboxId, version: rehearsed.version }, async (box) => {
    if (box.status !== "Active") throw new Refusal("STATUS_CONFLICT");
    const isNew = await publishPlan(tx, box, rehearsed, await sellRateAt(parts, at), at);
    if (!isNew) throw new Refusal("STATUS_CONFLICT", { detail: "These odds are already published" });
  });
}
