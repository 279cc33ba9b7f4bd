import { IconDeviceDesktop, IconTrash } from "../../../ui/icons/shop-icons.ts";
import { useEffect, useRef, useState } from "react";
import type { CallResult } from "../../../api/request.ts";
import { useQuery } from "../../../api/use-query.ts";
import { browsers } from "../../../locales/en/fairness/browsers.ts";
import { useTexts } from "../../../locales/texts.ts";
import { IconButton } from "../../../ui/button.tsx";
import { dateTimeText, dayText } from "../../../ui/date-text.ts";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { SettingsPart } from "../../../ui/page/settings-part.tsx";
import settings from "../../../ui/page/settings.module.css";
import styles from "./browser-list.module.css";
import { RemoveBrowserDialog } from "./remove-browser-dialog.tsx";

export type BrowserKey = CallResult<"listBrowserKeys">[number];

function Moment({ words, at }: { words: string; at: string }) {
  return (
    <span>
      {words} <time dateTime={at}>{dateTimeText(at)}</time>
    </span>
  );
}

/** The browsers whose keys may open boxes for the person, each with a button to remove it. */
export function BrowserList() {
  const t = useTexts(browsers);
  const { data: keys, error, mutate } = useQuery("listBrowserKeys", {});
  const [removing, setRemoving] = useState<BrowserKey>();
  const [removedId, setRemovedId] = useState<string>();
  const title = useRef<HTMLHeadingElement>(null);

  // Removing a browser also removes the pressed button, so the list's heading gets the focus once the dialog has
  // closed.
  useEffect(() => {
    if (removedId !== undefined) title.current?.focus();
  }, [removedId]);

  function removed({ id }: BrowserKey): void {
    setRemoving(undefined);
    setRemovedId(id);
  }

  return (
    <SettingsPart id="browsers" title={t.title} lead={t.lead} titleRef={title}>
      {keys === undefined &&
        (error === undefined ? (
          <SkeletonRows count={2} height={72} />
        ) : (
          <ErrorState error={error} onRetry={() => void mutate()} />
        ))}
      {keys?.length === 0 && <p className={styles["none"]}>{t.none}</p>}
      <ul className={settings["list"]}>
        {keys?.map((key) => (
          <li key={key.id}>
            <IconDeviceDesktop size={22} stroke={1.6} aria-hidden />
            <div>
              <h3 className={styles["name"]}>
                <bdi>{key.name}</bdi>
              </h3>
              <p>
                <Moment words={t.added} at={key.createdAtUtc} />
                {key.lastUsedAtUtc === null ? (
                  <span>{t.unused}</span>
                ) : (
                  <Moment words={t.used} at={key.lastUsedAtUtc} />
                )}
              </p>
            </div>
            <IconButton label={t.remove(key.name, dayText(key.createdAtUtc))} onClick={() => setRemoving(key)}>
              <IconTrash size={18} stroke={1.7} />
            </IconButton>
          </li>
        ))}
      </ul>
      {removing && (
        <RemoveBrowserDialog
          key={removing.id}
          browser={removing}
          onClose={() => setRemoving(undefined)}
          onRemoved={() => removed(removing)}
        />
      )}
    </SettingsPart>
  );
}
