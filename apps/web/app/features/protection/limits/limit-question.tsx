import { Link } from "react-router";
import { useQuery } from "../../../api/use-query.ts";
import { limits as texts } from "../../../locales/en/protection/limits.ts";
import { useTexts } from "../../../locales/texts.ts";
import letters from "../../../ui/letters.module.css";
import { IdentityNotice } from "../identity/identity-notice.tsx";
import { LimitChoice } from "./limit-choice.tsx";

/** Asks before the first top-up, and once a year, whether the person wants a limit. */
export function LimitQuestion() {
  const t = useTexts(texts).question;
  const { data } = useQuery("getProtection", {});
  return (
    <>
      {data && <IdentityNotice identity={data.identity} market={data.market} />}
      {data?.due.includes("LimitChoice") === true ? (
        <LimitChoice isNeeded={data.market.limitChoice === "Required"} />
      ) : (
        <p className={letters["hint"]}>
          {data?.isReviewDue === true && `${t.review} `}
          <Link to="/account/limits">{t.link}</Link>
        </p>
      )}
    </>
  );
}
