import { IconDeviceDesktop } from "../../../ui/icons/shop-icons.ts";
import { useEffect, useRef, useState } from "react";
import { messageOf } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import type { CallResult } from "../../../api/request.ts";
import { revalidate, useQuery } from "../../../api/use-query.ts";
import { sessions as texts } from "../../../locales/en/sessions.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { dateTimeText } from "../../../ui/date-text.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { noteEndedOffers } from "../../../session/ended-offers.ts";
import { SettingsPart } from "../../../ui/page/settings-part.tsx";
import settings from "../../../ui/page/settings.module.css";
import styles from "./session-list.module.css";

type ShownSession = CallResult<"listSessions">[number];

function SessionRow({ session }: { session: ShownSession }) {
  const t = useTexts(texts);
  const { device, countryCode, createdAtUtc, lastUsedAtUtc, isCurrent } = session;
  return (
    <li>
      <IconDeviceDesktop size={22} stroke={1.6} aria-hidden />
      <div>
        <h3 className={styles["device"]}>
          {device}
          {isCurrent && <span className={styles["here"]}>{t.here}</span>}
        </h3>
        <p>
          {countryCode !== null && <span>{t.country(countryCode)}</span>}
          <span>
            {t.signedIn} <time dateTime={createdAtUtc}>{dateTimeText(createdAtUtc)}</time>
          </span>
          {!isCurrent && lastUsedAtUtc !== null && (
            <span>
              {t.used} <time dateTime={lastUsedAtUtc}>{dateTimeText(lastUsedAtUtc)}</time>
            </span>
          )}
        </p>
      </div>
    </li>
  );
}

/** A button that ends all other sessions. It disappears afterwards, so `onEnded` must move the focus. */
function EndOthers({ onEnded }: { onEnded: () => void }) {
  const t = useTexts(texts);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function end(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      const { endedSessions } = await call("endOtherSessions", {});
      noteEndedOffers();
      await revalidate("listSessions");
      showToast("good", t.ended(endedSessions));
      onEnded();
    } catch (error) {
      setFailure(messageOf(error));
      setBusy(false);
    }
  }

  return (
    <>
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
      <div>
        <Button variant="quiet" busy={busy} onClick={() => void end()}>
          {t.endOthers}
        </Button>
      </div>
    </>
  );
}

/**
 * The person's sessions, with a button that ends all except this one. `onOffersEnded` is called once that has ended the
 * person's offers.
 */
export function SessionList({ onOffersEnded }: { onOffersEnded?: () => void }) {
  const t = useTexts(texts);
  const { data: sessions, error, mutate } = useQuery("listSessions", {});
  const [isEnded, setIsEnded] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);

  function ended(): void {
    setIsEnded(true);
    onOffersEnded?.();
  }

  useEffect(() => {
    if (isEnded) title.current?.focus();
  }, [isEnded]);

  return (
    <SettingsPart id="sessions" title={t.title} lead={t.lead} titleRef={title}>
      {sessions === undefined &&
        (error === undefined ? (
          <SkeletonRows count={2} height={72} />
        ) : (
          <ErrorState error={error} onRetry={() => void mutate()} />
        ))}
      <ul className={settings["list"]}>
        {sessions?.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions !== undefined &&
        (sessions.some(({ isCurrent }) => !isCurrent) ? <EndOthers onEnded={ended} /> : <p>{t.onlyHere}</p>)}
    </SettingsPart>
  );
}
