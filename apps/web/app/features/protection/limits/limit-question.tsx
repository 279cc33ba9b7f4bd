import { useState } from "react";
import { Link } from "react-router";
import { messageOf } from "../../../api/api-error.ts";
import { useQuery } from "../../../api/use-query.ts";
import { limits as texts } from "../../../locales/en/protection/limits.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { classes } from "../../../ui/classes.ts";
import layout from "../../../ui/layout.module.css";
import letters from "../../../ui/letters.module.css";
import { IdentityNotice } from "../identity/identity-notice.tsx";
import { changeProtection } from "../change-protection.ts";

/** Asks before the first top-up, and once a year, whether the person wants a limit. */
export function LimitQuestion() {
  const t = useTexts(texts).question;
  const { data } = useQuery("getProtection", {});
  const [failure, setFailure] = useState<string>();
  const notice = data && <IdentityNotice identity={data.identity} market={data.market} />;
  if (data?.due.includes("LimitChoice") !== true) {
    return (
      <>
        {notice}
        <p className={letters["hint"]}>
          {data?.isReviewDue === true && `${t.review} `}
          <Link to="/account/limits">{t.link}</Link>
        </p>
      </>
    );
  }
  const isNeeded = data.market.limitChoice === "Required";

  async function decline(): Promise<void> {
    await changeProtection("acknowledgeCheck", { body: { what: "LimitChoice" } }).catch((error: unknown) =>
      setFailure(messageOf(error)),
    );
  }

  return (
    <>
      {notice}
      <section className={classes(layout["card"], layout["stack-3"])} aria-label={t.title}>
        <h2>{t.title}</h2>
        <p className={letters["hint"]}>{isNeeded ? t.needed : t.lead}</p>
        <div className={layout["line-2-4"]}>
          <ButtonLink to="/account/limits">{t.set}</ButtonLink>
          {!isNeeded && (
            <Button variant="quiet" onClick={() => void decline()}>
              {t.none}
            </Button>
          )}
        </div>
        {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
      </section>
    </>
  );
}
