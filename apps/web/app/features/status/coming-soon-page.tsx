import { useEffect, useState } from "react";
import { status } from "../../locales/en/status.ts";
import { useTexts } from "../../locales/texts.ts";
import { useAppInfo } from "../../shell/app-info.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyCase } from "../../ui/illustrations/empty-case.tsx";
import { NoticeView } from "../../ui/feedback/notice-view.tsx";
import styles from "./coming-soon-page.module.css";

const DAY_S = 86_400;

/** The seconds left until a time, at least 0. Undefined on the server, and if there is no time. */
function useSecondsLeft(untilUtc: string | null): number | undefined {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    if (untilUtc === null) return;
    const until = Date.parse(untilUtc);
    const look = () => setLeft(Math.max(0, Math.round((until - Date.now()) / 1000)));
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [untilUtc]);
  return left;
}

export default function ComingSoonPage() {
  const t = useTexts(status);
  const { countdownUntilUtc } = useAppInfo();
  const left = useSecondsLeft(countdownUntilUtc);
  const parts: [string, number | undefined][] = [
    [t.comingSoon.days, left && Math.floor(left / DAY_S)],
    [t.comingSoon.hours, left && Math.floor((left % DAY_S) / 3600)],
    [t.comingSoon.minutes, left && Math.floor((left % 3600) / 60)],
    [t.comingSoon.seconds, left && left % 60],
  ];
  return (
    <NoticeView picture={<EmptyCase />} title={t.comingSoon.title} text={t.comingSoon.text}>
      {countdownUntilUtc !== null && (
        <dl className={styles["countdown"]}>
          {parts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value === undefined ? "–" : String(value).padStart(2, "0")}</dd>
            </div>
          ))}
        </dl>
      )}
      <ButtonLink to="/">{t.home}</ButtonLink>
    </NoticeView>
  );
}
