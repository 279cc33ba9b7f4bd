import { z } from "zod";
import { type MailKind, type PayloadOf, payloads } from "./kinds.ts";
import { type ConfirmedName, confirmedName } from "./recipient.ts";

/** The kind of a mail with the payload of that kind. */
export type MailContent = { [Kind in MailKind]: { kind: Kind; payload: PayloadOf<Kind> } }[MailKind];

const content: z.ZodType<MailContent> = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("passwordReset"), payload: payloads.passwordReset }),
  z.strictObject({ kind: z.literal("passwordChanged"), payload: payloads.passwordChanged }),
  z.strictObject({ kind: z.literal("accountLinked"), payload: payloads.accountLinked }),
  z.strictObject({ kind: z.literal("emailFollowed"), payload: payloads.emailFollowed }),
  z.strictObject({ kind: z.literal("newDevice"), payload: payloads.newDevice }),
  z.strictObject({ kind: z.literal("factorChanged"), payload: payloads.factorChanged }),
  z.strictObject({ kind: z.literal("breakStarted"), payload: payloads.breakStarted }),
  z.strictObject({ kind: z.literal("identityDecided"), payload: payloads.identityDecided }),
  z.strictObject({ kind: z.literal("accountEvent"), payload: payloads.accountEvent }),
  z.strictObject({ kind: z.literal("complaintReceived"), payload: payloads.complaintReceived }),
  z.strictObject({ kind: z.literal("complaintAnswered"), payload: payloads.complaintAnswered }),
  z.strictObject({ kind: z.literal("giftCode"), payload: payloads.giftCode }),
  z.strictObject({ kind: z.literal("linkCode"), payload: payloads.linkCode }),
  z.strictObject({ kind: z.literal("factorCode"), payload: payloads.factorCode }),
  z.strictObject({ kind: z.literal("browserKeyAdded"), payload: payloads.browserKeyAdded }),
  z.strictObject({ kind: z.literal("orderConfirmation"), payload: payloads.orderConfirmation }),
  z.strictObject({ kind: z.literal("paymentLate"), payload: payloads.paymentLate }),
  z.strictObject({ kind: z.literal("shipmentSent"), payload: payloads.shipmentSent }),
  z.strictObject({ kind: z.literal("parcelStep"), payload: payloads.parcelStep }),
  z.strictObject({ kind: z.literal("shipmentCancelled"), payload: payloads.shipmentCancelled }),
  z.strictObject({ kind: z.literal("openingReceipts"), payload: payloads.openingReceipts }),
  z.strictObject({ kind: z.literal("openingsOfDay"), payload: payloads.openingsOfDay }),
  z.strictObject({ kind: z.literal("wishNews"), payload: payloads.wishNews }),
  z.strictObject({ kind: z.literal("firstPassword"), payload: payloads.firstPassword }),
  z.strictObject({ kind: z.literal("launchAsked"), payload: payloads.launchAsked }),
  z.strictObject({ kind: z.literal("launchOpen"), payload: payloads.launchOpen }),
  z.strictObject({ kind: z.literal("testMail"), payload: payloads.testMail }),
  z.strictObject({ kind: z.literal("withdrawalReceived"), payload: payloads.withdrawalReceived }),
  z.strictObject({ kind: z.literal("withdrawalStep"), payload: payloads.withdrawalStep }),
  z.strictObject({ kind: z.literal("withdrawalEnded"), payload: payloads.withdrawalEnded }),
  z.strictObject({ kind: z.literal("disputeAnswer"), payload: payloads.disputeAnswer }),
]);

const sealed = z.object({
  kind: z.string(),
  payload: z.record(z.string(), z.unknown()),
  name: confirmedName.default(null),
});

/**
 * Parses the decrypted content of a mail in the outbox. Throws if its kind is unknown. Drops the first name that former
 * versions put into the payload, because nobody had confirmed it.
 */
export function parseContent(text: string): { content: MailContent; name: ConfirmedName | null } {
  const { kind, payload, name } = sealed.parse(JSON.parse(text));
  const { firstName: _, ...kept } = payload;
  return { content: content.parse({ kind, payload: kept }), name };
}
