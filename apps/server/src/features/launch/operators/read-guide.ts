import {
  allMarkets,
  asksForProof,
  type Endpoints,
  LAUNCH_STEPS,
  type LaunchStep,
  type ResponseOf,
} from "@trove/contract";
import { readLaunch } from "../index.ts";
import { readGuideFacts } from "./guide.store.ts";
import type { LaunchOperatorParts } from "./parts.ts";

/** Reads the needs of a shop before it opens, each with whether its database shows that it is met. */
export async function readGuide(parts: LaunchOperatorParts): Promise<ResponseOf<Endpoints["getLaunchGuide"]>> {
  const { db, environment, settings, canVerify, lastBackup, now } = parts;
  const { NODE_ENV, DEMO, SMTP_URL, PAYMENT_PROVIDERS: providers, FOUR_EYES } = environment;
  const [{ isPutAway }, facts, { copy }, { markets }] = await Promise.all([
    readLaunch(db),
    readGuideFacts(db, providers),
    lastBackup(),
    settings.at(now()),
  ]);
  const { mailSentAt, mailFailure, providerAnswered, itemsWithoutSafety, hasBoxes, ...rest } = facts;
  const hasMailServer = SMTP_URL !== undefined;
  const done: Record<LaunchStep, boolean> = {
    ...rest,
    mail: mailSentAt !== null && mailFailure === null && (hasMailServer || NODE_ENV !== "production"),
    payments: providerAnswered,
    safety: facts.item && itemsWithoutSafety === 0,
    backup: copy !== undefined,
    market: allMarkets(markets).some(({ boxes }) => boxes),
    // One person alone must not verify a friend.
    identity: !asksForProof(markets) || (canVerify && FOUR_EYES.includes("identity")),
  };
  return {
    // The demo shop is to look at, not to open.
    isPutAway: isPutAway || DEMO,
    steps: LAUNCH_STEPS.map((step) => ({ step, isDone: done[step] })),
    itemsWithoutSafety,
    hasBoxes,
    hasMailServer,
    mailSentAtUtc: mailSentAt?.toISOString() ?? null,
    mailFailure,
  };
}
