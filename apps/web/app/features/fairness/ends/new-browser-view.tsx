import { useState } from "react";
import { IconDeviceDesktop } from "../../../ui/icons/shop-icons.ts";
import { bearer } from "../../../api/bearer.ts";
import { messageOf } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import { revalidate, useQuery } from "../../../api/use-query.ts";
import { ends } from "../../../locales/en/fairness/ends.ts";
import { useTexts } from "../../../locales/texts.ts";
import { personIdOf } from "../../../session/token.ts";
import { Button } from "../../../ui/button.tsx";
import { dateTimeText } from "../../../ui/date-text.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { noteEndedOffers } from "../../../session/ended-offers.ts";
import { signEnd } from "../stops/stops.ts";
import { knowKeys } from "../kept/kept-person.ts";
import { realBrowserParts } from "../opening/real-browser-parts.ts";
import { classes } from "../../../ui/classes.ts";
import letters from "../../../ui/letters.module.css";
import layout from "../../../ui/layout.module.css";
import styles from "./ends.module.css";

type Props = { keys: readonly string[]; onClose: () => void };

/**
 * Asks the person whether browsers that this browser doesn't know yet, and that may open boxes for them, are theirs.
 */
export function NewBrowserView({ keys, onClose }: Props) {
  const t = useTexts(ends).browser;
  const { data: listed = [] } = useQuery("listBrowserKeys", {});
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const browsers = keys.map((key) => listed.find(({ publicKey }) => publicKey === key));

  async function answer(act: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await act();
      onClose();
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  async function know(): Promise<void> {
    const token = bearer();
    if (token !== undefined) await knowKeys((await realBrowserParts()).kept, personIdOf(token), keys);
  }

  async function remove(): Promise<void> {
    for (const browser of browsers) {
      if (browser !== undefined) await call("removeBrowserKey", { params: { id: browser.id } });
    }
    noteEndedOffers();
    void signEnd();
    await revalidate("listBrowserKeys");
    showToast("good", t.removed);
  }

  const actions = (
    <>
      <Button variant="quiet" disabled={busy} onClick={() => void answer(remove)}>
        {t.no(keys.length)}
      </Button>
      <Button busy={busy} onClick={() => void answer(know)}>
        {t.yes(keys.length)}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={t.title} actions={actions}>
      <div className={styles["view"]}>
        <p>{t.text(keys.length)}</p>
        <ul className={classes(layout["stack-3"], styles["browsers"])}>
          {browsers.map((browser, index) => (
            <li key={keys[index]}>
              <IconDeviceDesktop size={22} stroke={1.6} aria-hidden="true" />
              <strong>
                <bdi>{browser?.name ?? t.unlisted}</bdi>
              </strong>
              {browser && (
                <small className={letters["hint"]}>
                  {t.added} {dateTimeText(browser.createdAtUtc)}
                  {" · "}
                  {browser.lastUsedAtUtc === null ? t.unused : `${t.used} ${dateTimeText(browser.lastUsedAtUtc)}`}
                </small>
              )}
            </li>
          ))}
        </ul>
        {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
      </div>
    </Dialog>
  );
}
