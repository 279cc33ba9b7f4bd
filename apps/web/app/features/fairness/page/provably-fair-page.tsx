import { useState } from "react";
import { Link, useLocation } from "react-router";
import { useAppInfo } from "../../../shell/app-info.ts";
import { ForWhom } from "../../../shell/for-whom.tsx";
import { provablyFair } from "../../../locales/en/fairness/provably-fair.ts";
import { useTexts } from "../../../locales/texts.ts";
import { signInPath } from "../../../session/return-to.ts";
import { useHasRole } from "../../../session/use-session.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { later } from "../../../ui/later.tsx";
import { LiveExample } from "./live-example.tsx";
import styles from "./provably-fair-page.module.css";
import { WorkedExample } from "./worked-example.tsx";

const Verifier = later(() => import("../verifier/verifier.tsx"), <SkeletonRows count={5} height={64} />);
const SeedPanel = later(() => import("../seed/seed-panel.tsx"), <SkeletonRows count={4} height={72} />);

const MESSAGE = `"lootbox/draw/v1" LF clientSeed LF clientEntropy LF nonce LF oddsHash LF j`;
const COMMAND = "npm run verify -- evidence.json";

/**
 * Explains the protocol with a draw that the reader can change, then with steps and the formula; then lets readers
 * verify their own openings.
 */
export default function ProvablyFairPage() {
  const t = useTexts(provablyFair);
  const { brand } = useAppInfo();
  const location = useLocation();
  const isUser = useHasRole("User");
  const [transactionId, setTransactionId] = useState<string>();

  return (
    <div className={styles["page"]}>
      <PageHeader title={t.title} description={t.description(brand)} lead={t.lead} />
      <LiveExample />

      <section aria-labelledby="steps" className={styles["section"]}>
        <h2 id="steps">{t.steps.title}</h2>
        <ol className={styles["steps"]}>
          {Object.values(t.steps.list).map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>

      <section aria-labelledby="seeds" className={styles["section"]}>
        <div>
          <h2 id="seeds">{t.seeds.title}</h2>
          <p className={styles["lead"]}>{t.seeds.lead}</p>
        </div>
        <ForWhom audience="none">
          <p>
            <Link to={signInPath(location)}>{t.seeds.signIn}</Link>
          </p>
        </ForWhom>
        {isUser && <SeedPanel onVerify={setTransactionId} />}
      </section>

      <Verifier transactionId={transactionId} />

      <section aria-labelledby="formula" className={styles["section"]}>
        <h2 id="formula">{t.formula.title}</h2>
        <p className={styles["lead"]}>{t.formula.lead}</p>
        <pre className={styles["code"]} dir="ltr">
          {`message = ${MESSAGE}\ndigest  = HMAC-SHA-256(serverSeed, message)\nticket  = number(digest) mod 1,000,000`}
        </pre>
        <p className={styles["lead"]}>{t.formula.number}</p>
        <WorkedExample />
      </section>

      <section aria-labelledby="limits" className={styles["section"]}>
        <h2 id="limits">{t.limits.title}</h2>
        <ul className={styles["limits"]}>
          {Object.values(t.limits.list).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p className={styles["lead"]}>{t.limits.command}</p>
        <pre className={styles["code"]} dir="ltr">
          {COMMAND}
        </pre>
      </section>
    </div>
  );
}
