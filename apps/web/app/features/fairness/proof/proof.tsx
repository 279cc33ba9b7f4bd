import { type ReactNode, useState } from "react";
import { IconChevronDown, IconShieldCheck } from "../../../ui/icons/shop-icons.ts";
import type { Judgement } from "@trove/fairness";
import { Link } from "react-router";
import { clocks } from "../../../locales/en/fairness/clocks.ts";
import { fairness } from "../../../locales/en/fairness/fairness.ts";
import { quickView } from "../../../locales/en/items/quick-view.ts";
import { listText } from "../../../locales/joined.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { later } from "../../../ui/later.tsx";
import type { StoredOpening } from "@trove/fairness/press";
import { OpeningElsewhere } from "../elsewhere/opening-elsewhere.tsx";
import { TimeList } from "../ends/time-list.tsx";
import { ProofTicks } from "./proof-ticks.tsx";
import letters from "../../../ui/letters.module.css";
import styles from "./proof.module.css";
import { SaveEvidence } from "./save-evidence.tsx";

const CheckList = later(() => import("./check-list.tsx"), <SkeletonRows height={20} />);

type Props = {
  judgement: Judgement;
  /** The opening as this browser stores it, if it does. */
  opening?: StoredOpening | undefined;
  /** Shows every check from the start instead of after a click. */
  isOpen?: boolean;
  /** More quiet buttons beside those of the proof. */
  children?: ReactNode;
};

/** The ticks with the verdict. After a click also every check in words. */
export function Proof({ judgement, opening, isOpen = false, children }: Props) {
  const t = useTexts(fairness);
  const { inTable } = useTexts(quickView);
  const clockTexts = useTexts(clocks);
  const [shown, setShown] = useState(isOpen);
  // The names that the shop has signed. The page around the proof may show translations, which nobody signs.
  const names = judgement.record?.kind === "Receipt" ? (judgement.draws ?? []).map(({ drop }) => drop.name) : [];
  const wentOn = opening?.kind === "Revealed" ? opening.wentOn : undefined;
  return (
    <div className={styles["proof"]}>
      <ProofTicks judgement={judgement} />
      <div className={styles["actions"]}>
        <Button
          variant="quiet"
          size="small"
          icon={shown ? <IconChevronDown size={18} stroke={1.6} /> : <IconShieldCheck size={18} stroke={1.6} />}
          aria-expanded={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? t.hideChecks : t.verify}
        </Button>
        {opening && <SaveEvidence opening={opening} />}
        {children}
      </div>
      {opening && <OpeningElsewhere opening={opening} />}
      {shown && (
        <div className={styles["details"]}>
          <p className={letters["hint"]}>
            {t.verdictHints[judgement.verdict]} <Link to="/provably-fair">{t.more}</Link>
          </p>
          {names.length > 0 && (
            <p className={letters["hint"]}>
              {inTable} <bdi>{listText(names)}</bdi>
            </p>
          )}
          {wentOn && (
            <section>
              <h4>{clockTexts.went}</h4>
              <TimeList times={wentOn} />
            </section>
          )}
          <CheckList checks={judgement.checks} />
        </div>
      )}
    </div>
  );
}
