import { useState } from "react";
import { IconChevronDown, IconShieldCheck } from "@tabler/icons-react";
import type { Verification } from "@trove/fairness";
import { Link } from "react-router";
import { fairness } from "../../../locales/en/fairness/fairness.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { later } from "../../../ui/later.tsx";
import { ProofTicks } from "./proof-ticks.tsx";
import styles from "./proof.module.css";
import { SaveEvidence } from "./save-evidence.tsx";

const CheckList = later(() => import("./check-list.tsx"), <SkeletonRows height={20} />);

type Props = {
  verification: Verification | undefined;
  /** The evidence file's text and the opening's nonce, if this browser has them. */
  evidence?: { text: string; nonce: number };
};

/** The three ticks and, on request, every check in words. */
export function Proof({ verification, evidence }: Props) {
  const t = useTexts(fairness);
  const [shown, setShown] = useState(false);
  return (
    <div className={styles["proof"]}>
      <ProofTicks verification={verification} />
      <div className={styles["actions"]}>
        <Button
          variant="quiet"
          size="small"
          icon={shown ? <IconChevronDown size={18} stroke={1.6} /> : <IconShieldCheck size={18} stroke={1.6} />}
          aria-expanded={shown}
          disabled={verification === undefined}
          onClick={() => setShown(!shown)}
        >
          {shown ? t.hideChecks : t.verify}
        </Button>
        {evidence && <SaveEvidence evidence={evidence.text} nonce={evidence.nonce} />}
      </div>
      {shown && verification && (
        <div className={styles["details"]}>
          <p>
            {t.verdictHints[verification.verdict]} <Link to="/provably-fair">{t.more}</Link>
          </p>
          <CheckList verification={verification} />
        </div>
      )}
    </div>
  );
}
