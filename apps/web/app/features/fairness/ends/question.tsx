import { useState } from "react";
import type { Judgement } from "@trove/fairness";
import { ends } from "../../../locales/en/fairness/ends.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import type { StoredOpening } from "@trove/fairness/press";
import styles from "./ends.module.css";

type Props = { opening: StoredOpening; judgement: Judgement; onJudged: (judgement: Judgement) => void };

/** The checks that a person's confirmation can settle, each with the name of its text. */
const HINTS = {
  "void-debits": "debits",
  "void-block": "block",
  "reveal-known": "browser",
  "ended-nonce": "ended",
  "balance-after": "balance",
  "record-now": "clock",
} as const;

type Asked = keyof typeof HINTS;

function askedIn({ checks }: Judgement): Asked | undefined {
  const ids = Object.keys(HINTS) as Asked[];
  return ids.find((wanted) => checks.some(({ id, outcome }) => id === wanted && outcome === "Ask"));
}

async function confirmed(opening: StoredOpening, judgement: Judgement): Promise<Judgement> {
  const [{ confirmOpening }, { realBrowserParts }, { withLogged }] = await Promise.all([
    import("../history/judge-stored.ts"),
    import("../opening/real-browser-parts.ts"),
    import("../logs/with-logged.ts"),
  ]);
  return withLogged(await confirmOpening(opening, judgement, await realBrowserParts()), opening);
}

/**
 * Asks "Was this you?", or another question about a record that only the person can answer. Renders nothing if the
 * judgement has no question.
 */
export function Question({ opening, judgement, onJudged }: Props) {
  const t = useTexts(ends).question;
  const [isDenied, setIsDenied] = useState(false);
  const [busy, setBusy] = useState(false);
  const asked = askedIn(judgement);
  if (asked === undefined) return null;
  const hint = t[HINTS[asked]];
  const words = typeof hint === "string" ? { ...t, text: hint } : hint;

  async function confirm(): Promise<void> {
    setBusy(true);
    onJudged(await confirmed(opening, judgement));
    setBusy(false);
  }

  return (
    <section className={styles["question"]} aria-labelledby="was-this-you">
      <h3 id="was-this-you">{words.title}</h3>
      <p>{words.text}</p>
      {isDenied ? (
        <Alert kind="warning">{words.denied}</Alert>
      ) : (
        <div className={styles["buttons"]}>
          <Button variant="soft" busy={busy} onClick={() => void confirm()}>
            {words.yes}
          </Button>
          <Button variant="quiet" disabled={busy} onClick={() => setIsDenied(true)}>
            {words.no}
          </Button>
        </div>
      )}
    </section>
  );
}
