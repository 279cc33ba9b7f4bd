import { useSearchParams } from "react-router";
import type { CallResult } from "../../../api/request.ts";
import { useQuery } from "../../../api/use-query.ts";
import { identity as texts } from "../../../locales/en/protection/identity.ts";
import { useTexts } from "../../../locales/texts.ts";
import { safeReturnTo } from "../../../session/return-to.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { dayText } from "../../../ui/date-text.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import layout from "../../../ui/layout.module.css";
import letters from "../../../ui/letters.module.css";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { IdentitySection } from "../limits/identity-section.tsx";
import styles from "./identity-page.module.css";
import { ProveSection, TakeBack } from "./prove-section.tsx";

type Identity = CallResult<"getIdentity">;

const LOOKS = { None: "note", Declared: "note", Pending: "note", Verified: "good", Refused: "warning" } as const;

function State({ identity: { state, untilUtc, refusal, isNeeded, isOffered } }: { identity: Identity }) {
  const t = useTexts(texts);
  const { title, text } = t.states[state];
  return (
    <section className={layout["stack-3"]} aria-label={title}>
      <Alert kind={LOOKS[state]}>
        <strong>{title}</strong>
        <p>{refusal === null ? text : t.refusals[refusal]}</p>
        {untilUtc !== null && <p>{t.until(dayText(`${untilUtc.slice(0, 10)}T12:00:00Z`))}</p>}
      </Alert>
      {isNeeded && !isOffered && state !== "Verified" && <Alert kind="warning">{t.notOffered}</Alert>}
    </section>
  );
}

/** Tells the person which data the shop keeps, and for how long. */
function Kept({ keptDays }: Pick<Identity, "keptDays">) {
  const t = useTexts(texts).kept;
  return (
    <section className={classes(layout["card"], layout["stack-3"])} aria-labelledby="kept">
      <h2 id="kept">{t.title}</h2>
      <ul className={classes(styles["kept"], letters["muted"])}>
        {[t.pictures(keptDays), t.viewers, t.result, t.change].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** A person's identity: what they have declared, how they prove it, and what the shop keeps of it. */
export default function IdentityPage() {
  const t = useTexts(texts);
  const [search] = useSearchParams();
  const returnTo = safeReturnTo(search.get("returnTo"));
  const { data: identity, error, mutate } = useQuery("getIdentity", {});
  const { data: protection } = useQuery("getProtection", {});
  const canProve =
    identity?.isOffered === true &&
    identity.isNeeded &&
    (identity.state === "Declared" || identity.state === "Refused");
  return (
    <>
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={
          returnTo !== undefined && (
            <ButtonLink to={returnTo} variant="outline">
              {t.back}
            </ButtonLink>
          )
        }
      />
      {error && identity === undefined && <ErrorState error={error} onRetry={() => void mutate()} />}
      {(identity === undefined || protection === undefined) && !error && <SkeletonRows count={3} height={160} />}
      {identity && protection && (
        <div className={styles["page"]}>
          <State identity={identity} />
          {canProve && <ProveSection identity={identity} />}
          {identity.state === "Pending" && <TakeBack />}
          <IdentitySection identity={protection.identity} market={protection.market} isAsked />
          {identity.isOffered && <Kept keptDays={identity.keptDays} />}
        </div>
      )}
    </>
  );
}
