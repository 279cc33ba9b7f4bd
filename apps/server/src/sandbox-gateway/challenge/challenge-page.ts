import { createHash } from "node:crypto";
import { cents, formatMoney } from "@trove/money";
import { challengeStyle } from "./challenge-style.ts";
import { SLOW_SECONDS } from "../means/course.ts";
import type { GatewayMethod } from "../means/methods.ts";
import type { Challenge } from "./challenge.ts";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? "");

const styleHash = createHash("sha256").update(challengeStyle).digest("base64");

/**
 * Returns the page's Content-Security-Policy: no scripts, only the page's own style, and a form that may redirect to
 * the merchant.
 */
export function challengePolicy({ returnUrl }: Challenge): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `form-action 'self' ${new URL(returnUrl).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const names: Partial<Record<GatewayMethod, string>> = { ideal: "iDEAL | Wero", bancontact: "Bancontact" };

/** Returns the bank's page, which asks the owner of a card or an account to confirm the payment. */
export function challengePage({ session }: Challenge, token: string): string {
  const amount = escapeHtml(formatMoney(cents(session.amountMinor), session.currencyCode));
  const merchant = escapeHtml(new URL(session.returnUrl).host);
  const isCard = session.method === "card";
  const title = isCard ? "Is this you?" : "Pay from your account";
  const lead = isCard ? "A payment with your card has to be confirmed." : `Your ${names[session.method]} payment.`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<meta name="robots" content="noindex">
<title>Confirm your payment | Sandbox Bank</title>
<style>${challengeStyle}</style>
</head>
<body>
<main>
<p class="bank"><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M12 2 3 7v2h18V7zM5 11v7H3v3h18v-3h-2v-7h-3v7h-2.5v-7h-3v7H8v-7z"/></svg>Sandbox Bank</p>
<h1>${title}</h1>
<p class="lead">${lead} This is a test: no money moves.</p>
<dl>
<div><dt>Amount</dt><dd class="amount">${amount}</dd></div>
<div><dt>Merchant</dt><dd>${merchant}</dd></div>
</dl>
<form method="post">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<button class="approve" name="outcome" value="approve">Approve payment</button>
${isCard ? "" : `<button class="fail" name="outcome" value="wait">Approve, paid after ${SLOW_SECONDS} seconds</button>\n`}<button class="fail" name="outcome" value="fail">Fail</button>
</form>
</main>
</body>
</html>
`;
}
