import { formatEuros } from "@trove/money";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import type { CallResult } from "../../../api/request.ts";
import { gifts as texts } from "../../../locales/en/gifts/gifts.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { dateTimeText, dayText } from "../../../ui/date-text.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import layout from "../../../ui/layout.module.css";
import { StatusMark, type StatusTone } from "../../../ui/status-mark.tsx";
import { useConfirmed } from "../../auth/index.ts";
import styles from "../gifts-page.module.css";

type Gift = CallResult<"listGifts">[number];

const tones: Readonly<Record<Gift["state"], StatusTone>> = {
  Held: "going",
  Active: "going",
  Redeemed: "good",
  Expired: "bad",
  Void: "bad",
};

/** A bought code with its state. Its code can be replaced by a new one, which is shown once and mailed. */
function BoughtGift({ gift: { id, state, amount, createdAtUtc, activeFromUtc, expiresAtUtc } }: { gift: Gift }) {
  const t = useTexts(texts);
  const [code, setCode] = useState<string>();
  const isLive = state === "Held" || state === "Active";
  const { busy, failure, run, dialog } = useConfirmed(async () => {
    setCode((await call("renewGiftCode", { params: { id } })).code);
  });
  return (
    <li className={layout["stack-3"]}>
      <div className={styles["gift"]}>
        <div className={layout["stack-2"]}>
          <strong>{formatEuros(amount)}</strong>
          <span>{t.bought.dates(dayText(createdAtUtc), dayText(expiresAtUtc))}</span>
          {state === "Held" && <span>{t.bought.held(dateTimeText(activeFromUtc))}</span>}
        </div>
        <StatusMark tone={tones[state]}>{t.states[state]}</StatusMark>
        {isLive && (
          <Button variant="outline" size="small" busy={busy} onClick={() => void run()}>
            {t.bought.renew}
          </Button>
        )}
      </div>
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
      <div role="status">
        {code !== undefined && (
          <Alert kind="good">
            <p>{t.bought.renewed}</p>
            <bdi dir="ltr" className={styles["code"]}>
              {code}
            </bdi>
          </Alert>
        )}
      </div>
      {dialog}
    </li>
  );
}

/** The codes that a person has bought, the newest first. */
export function BoughtGifts({ gifts }: { gifts: readonly Gift[] }) {
  const t = useTexts(texts);
  return (
    <section className={layout["column-4"]} aria-labelledby="bought-gifts">
      <h2 id="bought-gifts">{t.bought.title}</h2>
      <p>{t.bought.hint}</p>
      <ul className={styles["list"]}>
        {gifts.map((gift) => (
          <BoughtGift key={gift.id} gift={gift} />
        ))}
      </ul>
    </section>
  );
}
