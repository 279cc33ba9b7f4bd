import { groupGiftCode } from "@trove/contract";
import type { Cents } from "@trove/money";
import type { MailRequest } from "../mail/index.ts";

type Gift = { code: string; amountCents: Cents; activeFrom: Date | null; expiresAt: Date };

/** The mail with a code. `activeFrom` is null if the code can be redeemed at once. */
export function codeMail(
  { code, amountCents, activeFrom, expiresAt }: Gift,
  reader: Pick<MailRequest, "to" | "language">,
  publicUrl: string,
): MailRequest {
  const payload = {
    code: groupGiftCode(code),
    amountCents,
    activeFromUtc: activeFrom?.toISOString() ?? null,
    expiresAtUtc: expiresAt.toISOString(),
    link: `${publicUrl}/balance/gifts`,
  };
  return { kind: "giftCode", payload, ...reader };
}
