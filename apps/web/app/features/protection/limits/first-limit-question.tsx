import { useLocation } from "react-router";
import { useQuery } from "../../../api/use-query.ts";
import styles from "./first-limit-question.module.css";
import { LimitChoice } from "./limit-choice.tsx";

/** Pages that ask or show the same themselves. */
const OTHERS = ["/top-up", "/account/limits"];

/** Asks on the page after sign-up whether the person wants a limit. Without an answer, the top-up page asks again. */
export default function FirstLimitQuestion() {
  const { pathname } = useLocation();
  const { data } = useQuery("getProtection", {});
  if (data?.due.includes("LimitChoice") !== true || OTHERS.includes(pathname)) return null;
  return (
    <div className={styles["question"]}>
      <LimitChoice isNeeded={data.market.limitChoice === "Required"} />
    </div>
  );
}
