import { useEffect, useLayoutEffect, useState } from "react";
import { Link } from "react-router";
import { useQuery } from "../../../api/use-query.ts";
import { limits as texts } from "../../../locales/en/protection/limits.ts";
import { useTexts } from "../../../locales/texts.ts";
import { HelpLines } from "../help-lines.tsx";
import { IdentityNotice } from "../identity/identity-notice.tsx";
import { CheckDialog } from "./check-dialog.tsx";
import type { PlayRules } from "./play-rules.ts";
import { signed } from "./signed.ts";
import styles from "./play-watch.module.css";

const TICK_MS = 30_000;

/** The moments in which no strip runs and no card lies face down. */
const AT_REST: readonly string[] = ["idle", "result", "end"];

type Props = {
  /** The phase of the page. When an opening has ended or was refused, the shop is asked again. */
  moment: string;
  /** Called with the rules of the person's market when they are known, or have changed. */
  onRules: (rules: PlayRules | undefined) => void;
};

/**
 * The time and the net position of the running play session, and the checks that are due. A check waits until nothing
 * is opened or shown, because it would hide the result.
 */
export default function PlayWatch({ moment, onRules }: Props) {
  const t = useTexts(texts).watch;
  const { data, mutate } = useQuery("getProtection", {}, { refreshInterval: 2 * TICK_MS });
  const rules = data?.market;
  // A layout effect, so that cached rules hold before the page is painted.
  useLayoutEffect(() => onRules(rules), [rules, onRules]);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const isAtRest = AT_REST.includes(moment);
  useEffect(() => {
    if (isAtRest) void mutate();
  }, [moment, isAtRest, mutate]);
  const current = data?.session ?? null;
  const [session, tell] = useState(current);
  // While boxes are opened, the line stays as it is: its balance would tell what strip and cards still hide.
  if (isAtRest && session !== current) tell(current);
  const minutes = session === null ? 0 : Math.max(0, Math.floor((now - Date.parse(session.startedAtUtc)) / 60_000));
  const due = data?.break === null && moment === "idle" ? data.due.find((what) => what !== "LimitChoice") : undefined;
  return (
    <>
      {data && <IdentityNotice identity={data.identity} market={data.market} />}
      <p className={styles["watch"]}>
        {session !== null && (
          <>
            <span>{t.playing(minutes)}</span>
            <span>{t.net(signed(session.netAmount))}</span>
          </>
        )}
        <Link to="/account/limits">{t.limits}</Link>
        {data && <HelpLines lines={data.helpLines} />}
        {data && due !== undefined && (
          <CheckDialog
            key={due}
            what={due}
            session={session}
            minutes={minutes}
            helpLines={data.helpLines}
            drawingConsent={data.drawingConsent}
          />
        )}
      </p>
    </>
  );
}
