import type { BrowserContext, Route } from "playwright-core";
import type { TillSession } from "../../../apps/server/test/payments/till-kit/till-books.ts";
import type { MollieTill } from "../../../apps/server/test/payments/tills/mollie.ts";

const ANSWERS = ["paid", "failed", "pending", "cancel"] as const;
type Answer = (typeof ANSWERS)[number];

const isAnswer = (text: string | undefined): text is Answer => ANSWERS.some((answer) => answer === text);

const pageOf = (path: string) => `<!doctype html><html lang="en"><title>Mollie</title>
  <meta name="viewport" content="width=device-width"><h1>Mollie</h1>
  ${ANSWERS.map((answer) => `<p><a href="${path}/${answer}">${answer}</a></p>`).join("")}</html>`;

/** Lets the vendor decide. A payment that has ended stays as it is. */
function decide(till: MollieTill, session: TillSession, answer: Answer): void {
  const { books } = till;
  const attempt = session.attempts.at(-1);
  if (attempt?.state !== "action") return;
  if (answer === "paid") books.capture(session, attempt);
  else if (till.statusOf(session) !== "open") return;
  else if (answer === "failed") books.decline(session, attempt);
  else if (answer === "pending") attempt.state = "processing";
  else books.cancel(session);
}

/** Serves the vendor's page, on which people choose how their payment ends, and which leads them back. */
export async function standInForMollie(context: BrowserContext, till: MollieTill): Promise<void> {
  await context.route("https://pay.example/checkout/**", (route: Route) => {
    const { pathname } = new URL(route.request().url());
    const [, , id = "", answer] = pathname.split("/");
    const session = till.books.session(id);
    if (!isAnswer(answer)) {
      // Nobody can cancel a payment whose page is open.
      if (session.attempts.length === 0 && till.books.isPayable(session)) till.books.begin(session, "action");
      return route.fulfill({ contentType: "text/html", body: pageOf(pathname) });
    }
    decide(till, session, answer);
    const back = JSON.stringify(session.sent["redirectUrl"] ?? "");
    return route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><script>location.replace(${back})</script>`,
    });
  });
}
