import { useEffect, useState } from "react";
import { status } from "../../locales/en/status.ts";
import { useTexts } from "../../locales/texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyCase } from "../../ui/illustrations/empty-case.tsx";
import { NoticeView } from "../../ui/feedback/notice-view.tsx";
import styles from "./coming-soon-page.module.css";

/** When the announced feature opens; the countdown stays at zero from then on. */
const OPENS_AT = Date.UTC(2027, 0, 15, 9);

const DAY_S = 86_400;

function useSecondsLeft(): number | undefined {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    const look = () => setLeft(Math.max(0, Math.round((OPENS_AT - Date.now()) / 1000)));
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, []);
  return left;
}

export default function ComingSoonPage() {
  const t = useTexts(status);
  const left = useSecondsLeft();
  const parts: [string, number | undefined][] = [
    [t.comingSoon.days, left && Math.floor(left / DAY_S)],
    [t.comingSoon.hours, left && Math.floor((left % DAY_S) / 3600)],
    [t.comingSoon.minutes, left && Math.floor((left % 3600) / 60)],
    [t.comingSoon.seconds, left && left % 60],
  ];
  return (
    <NoticeView picture={<EmptyCase />} title={t.comingSoon.title} text={t.comingSoon.text}>
      <dl className={styles["countdown"]}>
        {parts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value === undefined ? "–" : String(value).padStart(2, "0")}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink to="/">{t.home}</ButtonLink>
    </NoticeView>
  );
}
