import { randomUUIDv7 } from "node:crypto";
import type { BodyOf, Endpoints } from "@trove/contract";
import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { KeyedRequest } from "../../../command/functions.generated.ts";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection } from "../../../database/connection.ts";
import { drawingConsentOf } from "./drawing-consent.ts";

/**
 * Notes that a person has seen or answered what was due. Throws VERSION_CONFLICT for a consent to a text that is not in
 * force.
 */
export async function acknowledge(
  db: Connection,
  user: string,
  request: KeyedRequest,
  { what, textHash, realityMinutes }: BodyOf<Endpoints["acknowledgeCheck"]>,
): Promise<void> {
  if (what !== "DrawingConsent") {
    await callCommand(db, command("protection_acknowledge", { user, request, what, minutes: realityMinutes ?? null }));
    return;
  }
  const consent = drawingConsentOf(textHash);
  if (consent === undefined) throw new Refusal("VERSION_CONFLICT");
  const { version, language } = consent;
  const given = { user, request, consent: randomUUIDv7(), textHash: consent.textHash, version, language };
  await callCommand(db, command("protection_consent", given));
}
