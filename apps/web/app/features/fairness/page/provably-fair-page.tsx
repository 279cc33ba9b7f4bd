import { IconLock, IconLockOpen, IconKey, IconSignature } from "../../../ui/icons/shop-icons.ts";
import { Link, useLocation } from "react-router";
import { ForWhom } from "../../../shell/for-whom.tsx";
import { provablyFair } from "../../../locales/en/fairness/provably-fair.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useAppInfo } from "../../../shell/app-info.ts";
import { signInPath } from "../../../session/return-to.ts";
import { useHasRole } from "../../../session/use-session.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { later } from "../../../ui/later.tsx";
import { TrustSections } from "../trust/trust-sections.tsx";
import { LiveExample } from "./live-example.tsx";
import layout from "../../../ui/layout.module.css";
import styles from "./provably-fair-page.module.css";
import { VerdictLegend } from "./verdict-legend.tsx";
import { WorkedExample } from "./worked-example.tsx";

const Verifier = later(() => import("../verifier/verifier.tsx"), <SkeletonRows count={5} height={64} />);
const SeedPanel = later(() => import("../seed/seed-panel.tsx"), <SkeletonRows count={3} height={72} />);
const PublicLogs = later(() => import("./public-logs.tsx"), <SkeletonRows count={2} height={72} />);
const ShopKeys = later(() => import("./shop-keys.tsx"), <SkeletonRows count={1} height={72} />);

const FORMULA = [
  `client  = SHA-256("lootbox/client/v2" LF entropy LF client seed)`,
  `message = "lootbox/draw/v2" LF client LF odds hash LF box`,
  `digest  = HMAC-SHA-256(server seed, message)`,
  `ticket  = number(digest) mod 1,000,000`,
].join("\n");

const COMMAND = "npm run verify -- my-proofs.json --key <the shop's key>";

/** For each step, who carries it out. */
const STEPS = [
  { step: "seal", side: "browser", Icon: IconLock },
  { step: "sign", side: "shop", Icon: IconSignature },
  { step: "open", side: "browser", Icon: IconLockOpen },
  { step: "reveal", side: "shop", Icon: IconKey },
] as const;

/** Explains the four steps of an opening to people who don't know hashes. */
function Steps() {
  const t = useTexts(provablyFair).steps;
  return (
    <ol className={styles["steps"]}>
      {STEPS.map(({ step, side, Icon }) => (
        <li key={step} data-side={side}>
          <Icon size={26} stroke={1.6} aria-hidden="true" />
          <p className={styles["side"]}>{t.sides[side]}</p>
          <h3>{t.list[step].title}</h3>
          <p>{t.list[step].text}</p>
        </li>
      ))}
    </ol>
  );
}

/**
 * Begins with a draw that the reader can change. Then shows figures that anybody can compute of this shop, and its own
 * word, and explains fair openings: the four steps, the verdicts, and advice if something is wrong. Readers can also
 * verify openings, and see the formula and the limits.
 */
export default function ProvablyFairPage() {
  const t = useTexts(provablyFair);
  const { brand, authMethod } = useAppInfo();
  const location = useLocation();
  const isUser = useHasRole("User");

  return (
    <div className={styles["page"]}>
      <PageHeader title={t.title} description={t.description(brand)} lead={t.lead} />
      <LiveExample />
      <TrustSections />

      <section aria-labelledby="steps" className={layout["column-4"]}>
        <div>
          <h2 id="steps">{t.steps.title}</h2>
          <p className={styles["lead"]}>{t.steps.lead}</p>
        </div>
        <Steps />
        <p className={styles["lead"]}>{t.steps.fingerprint}</p>
      </section>

      <section aria-labelledby="verdicts" className={layout["column-4"]}>
        <h2 id="verdicts">{t.verdicts.title}</h2>
        <VerdictLegend />
      </section>

      <section aria-labelledby="wrong" className={layout["column-4"]}>
        <h2 id="wrong">{t.wrong.title}</h2>
        <p className={styles["lead"]}>{t.wrong.lead}</p>
        <ul className={styles["limits"]}>
          {Object.entries(t.wrong.list).map(([name, text]) => (
            <li key={name}>{text}</li>
          ))}
        </ul>
      </section>

      <section aria-labelledby="seeds" className={layout["column-4"]}>
        <div>
          <h2 id="seeds">{t.seeds.title}</h2>
          <p className={styles["lead"]}>{t.seeds.lead}</p>
        </div>
        <ForWhom audience="none">
          <p>
            <Link to={signInPath(authMethod, location)}>{t.seeds.signIn}</Link>
          </p>
        </ForWhom>
        {isUser && (
          <>
            <SeedPanel />
            <p>
              <Link to="/account-settings?tab=fairness#my-proofs">{t.seeds.myProofs}</Link>
            </p>
          </>
        )}
      </section>

      <Verifier />

      <section aria-labelledby="outside" className={layout["column-4"]}>
        <h2 id="outside">{t.outside.title}</h2>
        <p className={styles["lead"]}>{t.outside.lead}</p>
        <pre className={styles["code"]} dir="ltr">
          {COMMAND}
        </pre>
        <p className={styles["lead"]}>{t.outside.keys}</p>
        <ShopKeys />
      </section>

      <section aria-labelledby="logs" className={layout["column-4"]}>
        <h2 id="logs">{t.logs.title}</h2>
        <p className={styles["lead"]}>{t.logs.lead}</p>
        <ul className={styles["limits"]}>
          {Object.entries(t.logs.list).map(([name, text]) => (
            <li key={name}>{text}</li>
          ))}
        </ul>
        <PublicLogs />
      </section>

      <section aria-labelledby="formula" className={layout["column-4"]}>
        <h2 id="formula">{t.formula.title}</h2>
        <p className={styles["lead"]}>{t.formula.lead}</p>
        <pre className={styles["code"]} dir="ltr">
          {FORMULA}
        </pre>
        <p className={styles["lead"]}>{t.formula.number}</p>
        <WorkedExample />
      </section>

      <section aria-labelledby="limits" className={layout["column-4"]}>
        <h2 id="limits">{t.limits.title}</h2>
        <ul className={styles["limits"]}>
          {Object.entries(t.limits.list).map(([name, text]) => (
            <li key={name}>{text}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
