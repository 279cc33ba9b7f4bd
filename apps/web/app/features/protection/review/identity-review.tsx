import { IDENTITY_REFUSALS } from "@trove/contract/identity";
import { Link } from "react-router";
import type { CallResult } from "../../../api/request.ts";
import { useQuery } from "../../../api/use-query.ts";
import { identity as words } from "../../../locales/en/protection/identity.ts";
import { review as texts } from "../../../locales/en/protection/review.ts";
import { countryName } from "../../../locales/names.ts";
import { useTexts } from "../../../locales/texts.ts";
import { classes } from "../../../ui/classes.ts";
import { dayText, dateTimeText } from "../../../ui/date-text.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import layout from "../../../ui/layout.module.css";
import letters from "../../../ui/letters.module.css";
import { DecisionForm } from "./decision-form.tsx";
import styles from "./identity-review.module.css";
import { ShownPicture } from "./shown-picture.tsx";

type Identity = CallResult<"getPersonIdentity">;

/** A calendar day, the same in every time zone. */
const calendarDay = (time: string): string => dayText(`${time.slice(0, 10)}T12:00:00Z`);

function Facts({ identity }: { identity: Identity }) {
  const t = useTexts(texts);
  const told = useTexts(words).refusals;
  const { firstName, lastName, birthDate, residence, askedAtUtc, checks, refusals } = identity;
  const rows = [
    [t.name, `${firstName} ${lastName}`],
    [t.birthDate, birthDate === null ? "–" : calendarDay(birthDate)],
    [t.residence, residence === null ? "–" : countryName(residence)],
    [t.asked, askedAtUtc === null ? "–" : dateTimeText(askedAtUtc)],
    [t.checks, String(checks)],
    [t.refused, refusals.length === 0 ? "–" : refusals.map((refusal) => told[refusal]).join(" ")],
  ] as const;
  return (
    <dl className={styles["facts"]}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt className={letters["hint"]}>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows operators a declared identity with the pictures that were sent, and asks for the decision. */
export default function IdentityReview({ personId: id }: { personId: string }) {
  const t = useTexts(texts);
  const names = useTexts(words);
  const { data: identity, error, mutate } = useQuery("getPersonIdentity", { params: { id } });
  if (error) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (identity === undefined) return <SkeletonRows count={4} />;
  const { state, untilUtc, pictures, askedAtUtc, sharedWith } = identity;
  const canDecide = askedAtUtc !== null && (state === "Pending" || state === "Verified");
  return (
    <section className={classes(layout["card"], layout["stack-4"], styles["review"])} aria-labelledby="review">
      <div>
        <h2 id="review">{t.title}</h2>
        <p className={letters["hint"]}>
          {state === "Pending" && `${t.lead} ${t.look}`}
          {untilUtc !== null && t.verified(calendarDay(untilUtc))}
          {!canDecide && t.nothing}
        </p>
      </div>
      <Facts identity={identity} />
      {sharedWith.map((other) => (
        <Alert key={other} kind="warning" action={<Link to={`/dashboard/group/five/${other}`}>{t.other}</Link>}>
          {t.shared}
        </Alert>
      ))}
      {pictures.map((picture) => (
        <ShownPicture
          key={`${askedAtUtc} ${picture}`}
          personId={id}
          picture={picture}
          name={names.prove.pictures[picture]}
        />
      ))}
      {canDecide && (
        <DecisionForm
          key={askedAtUtc}
          personId={id}
          askedAtUtc={askedAtUtc}
          isVerified={state === "Verified"}
          refusals={IDENTITY_REFUSALS.map((value) => ({ value, text: names.refusals[value] }))}
        />
      )}
    </section>
  );
}
