import { z } from "zod";
import type { GatewayAccount } from "../account.ts";
import { GatewayProblem } from "../gateway-problem.ts";
import { isSame, tokenFor } from "../keys.ts";
import type { Session } from "../sessions.store.ts";

const TTL_MILLISECONDS = 10 * 60_000;

const confirmed = z.object({
  cardNumber: z.string().max(40),
  amountMinor: z.int().positive(),
  currencyCode: z.string().length(3),
});
const sealed = confirmed.extend({ until: z.int() });
const sentToken = z.object({ walletToken: z.string().max(400) });

/**
 * Makes the token of a sum that somebody confirmed in a wallet before there was a session. The page keeps it; the
 * gateway stores nothing.
 */
export function makeWalletToken(account: GatewayAccount, sent: unknown, now: Date) {
  const { success, data } = confirmed.safeParse(sent);
  if (!success) throw new GatewayProblem(400, "invalid_request");
  const until = now.getTime() + TTL_MILLISECONDS;
  const text = Buffer.from(JSON.stringify({ ...data, until })).toString("base64url");
  return { token: `${text}.${tokenFor(account, "wallet", text)}`, expiresAtUtc: new Date(until).toISOString() };
}

/**
 * Replaces a wallet's token by its card. Throws wallet_expired if the token is forged, too old or for another sum than
 * the session's; then the wallet has to ask again.
 */
export function walletCard(account: GatewayAccount, session: Session, sent: unknown, now: Date): unknown {
  const { success, data } = sentToken.safeParse(sent);
  if (!success || (session.method !== "applePay" && session.method !== "googlePay")) return sent;
  const [text = "", mac = ""] = data.walletToken.split(".");
  const expired = new GatewayProblem(422, "wallet_expired");
  if (!isSame(mac, tokenFor(account, "wallet", text))) throw expired;
  const { cardNumber, amountMinor, currencyCode, until } = sealed.parse(
    JSON.parse(Buffer.from(text, "base64url").toString("utf8")),
  );
  const isSameSum = amountMinor === session.amountMinor && currencyCode === session.currencyCode;
  if (!isSameSum || until <= now.getTime()) throw expired;
  return { cardNumber };
}
