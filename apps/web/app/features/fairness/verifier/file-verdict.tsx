import type { JudgedOpening, JudgedProofs } from "@trove/fairness";
import { listText } from "../../../locales/joined.ts";
import { fairness } from "../../../locales/en/fairness/fairness.ts";
import { myProofs } from "../../../locales/en/fairness/my-proofs.ts";
import { useTexts } from "../../../locales/texts.ts";
import { CheckElsewhere } from "../elsewhere/check-elsewhere.tsx";
import { StopRow } from "../my-proofs/stop-list.tsx";
import CheckList from "../proof/check-list.tsx";
import { VerdictBadge } from "../proof/verdict-badge.tsx";
import { classes } from "../../../ui/classes.ts";
import layout from "../../../ui/layout.module.css";
import letters from "../../../ui/letters.module.css";
import styles from "./check-file.module.css";

/** Maximum number of openings to show. A longer list would hide the worst ones. */
const MOST_SHOWN = 20;

function names({ judgement }: JudgedOpening): string {
  return listText((judgement.draws ?? judgement.ours ?? []).map(({ drop }) => drop.name));
}

function Opening({ opening, isAlone }: { opening: JudgedOpening; isAlone: boolean }) {
  const t = useTexts(myProofs);
  const { offer, verdict, checks, isProven } = opening.judgement;
  const shown = isAlone ? checks : checks.filter(({ outcome }) => outcome !== "Holds");
  return (
    <li>
      <p className={classes(layout["line-2-4"], styles["line"])}>
        <strong>{offer ? t.number(offer.nonce) : t.unreadable}</strong>
        <span>{names(opening)}</span>
        <VerdictBadge verdict={verdict} />
      </p>
      {verdict === "Breach" && <p className={letters["hint"]}>{isProven ? t.check.proven : t.check.claimed}</p>}
      <CheckList checks={shown} />
    </li>
  );
}

/** The judgement of a file of proofs with this text: its verdict, and every opening that isn't verified. */
export function FileVerdict({ judged, text }: { judged: JudgedProofs; text: string }) {
  const t = useTexts(myProofs).check;
  const { verdictHints } = useTexts(fairness);
  const { verdict, openings, stops } = judged;
  const isAlone = openings.length + stops.length === 1;
  const open = openings.filter(({ judgement }) => isAlone || judgement.verdict !== "Verified");
  const held = openings.length - open.length;
  return (
    <div className={classes(layout["column-3"], layout["card"])} role="status">
      <p className={classes(layout["line-2-4"], styles["line"])}>
        <strong>{t.result(openings.length)}</strong>
        <VerdictBadge verdict={verdict} />
      </p>
      <p className={letters["hint"]}>{verdictHints[verdict]}</p>
      {held > 0 && <p>{t.held(held)}</p>}
      <ul className={classes(layout["stack-5"], styles["openings"])}>
        {open.slice(0, MOST_SHOWN).map((opening) => (
          <Opening key={opening.kept.offer.text + opening.kept.kind} opening={opening} isAlone={isAlone} />
        ))}
        {stops.slice(0, MOST_SHOWN).map((each) => (
          <StopRow key={each.answered.stop.text + each.answered.answer.text} judged={each} />
        ))}
      </ul>
      <CheckElsewhere file={{ id: text, name: "proofs.json", read: async () => text }} />
    </div>
  );
}
