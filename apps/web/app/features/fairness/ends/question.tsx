import { useState } from "react";
import type { Judgement } from "@trove/fairness";
import { ends } from "../../../locales/en/fairness/ends.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import type { StoredOpening } from "../kept/stored-opening.ts";
import styles from "./ends.module.css";

type Props = { opening: StoredOpening; judgement: Judgement; onJudged: (judgement: Judgement) => void };

/** The checks that a person's word settles, with what to say about each. */
const HINTS = {
  "void-debits": "debits",
  "void-block": "block",
  "reveal-known": "browser",
  "ended-nonce": "ended",
  "balance-after": "balance",
} as const;

type Asked = keyof typeof HINTS;

function askedIn({ checks }: Judgement): Asked | undefined {
  const ids = Object.keys(HINTS) as Asked[];
  return ids.find((wanted) => checks.some(({ id, outcome }) => id === wanted && outcome === "Ask"));
}

async function confirmed(opening: StoredOpening, judgement: Judgement): Promise<Judgement> {
  const [{ confirmOpening }, { realAround }] = await Promise.all([
    import("../history/judge-stored.ts"),
    import("../opening/real-around.ts"),
  ]);
  return confirmOpening(opening, judgement, await realAround());
}

/** "Was this you?", where only the person can say whether a record is right. Empty where nothing is asked. */
export function Question({ opening, judgement, onJudged }: Props) {
  const t = useTexts(ends).question;
  const [isDenied, setIsDenied] = useState(false);
  const [busy, setBusy] = useState(false);
  const asked = askedIn(judgement);
  if (asked === undefined) return null;

  async function confirm(): Promise<void> {
    setBusy(true);
    onJudged(await confirmed(opening, judgement));
    setBusy(false);
  }

  return (
    <section className={styles["question"]} aria-labelledby="was-this-you">
      <h3 id="was-this-you">{t.title}</h3>
      <p>{t[HINTS[asked]]}</p>
      {isDenied ? (
        <Alert kind="warning">{t.denied}</Alert>
      ) : (
        <div className={styles["buttons"]}>
          <Button variant="soft" busy={busy} onClick={() => void confirm()}>
            {t.yes}
          </Button>
          <Button variant="quiet" disabled={busy} onClick={() => setIsDenied(true)}>
            {t.no}
          </Button>
        </div>
      )}
    </section>
  );
}
