import { useEffect } from "react";
import useSWR from "swr";
import { type Judgement, owedFor } from "@trove/fairness";
import { cents, formatEuros } from "@trove/money";
import { ends } from "../../../locales/en/fairness/ends.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { OpeningElsewhere } from "../elsewhere/opening-elsewhere.tsx";
import { judgeStored } from "../history/judge-stored.ts";
import type { RevealedOpening } from "@trove/fairness/press";
import { closeOpening } from "../opening/browser-openings.ts";
import { realBrowserParts } from "../opening/real-browser-parts.ts";
import { Proof } from "../proof/proof.tsx";
import { SaveEvidence } from "../proof/save-evidence.tsx";
import { DrawnItems } from "./drawn-items.tsx";
import styles from "./ends.module.css";

/** Shown if the shop has lost an opening's record. Shows what its public log still says about the opening. */
export function LostView({ opening, onClose }: { opening: RevealedOpening; onClose: () => void }) {
  const t = useTexts(ends);
  const { data } = useSWR<Judgement, Error>(["lost", opening.id], async () =>
    judgeStored(opening, await realBrowserParts()),
  );
  // If another browser ended the nonce, these are the items that this one would have drawn.
  const drawn = data?.draws ?? data?.ours;
  const isOther = data?.checks.some(({ id, outcome }) => id === "lost-client" && outcome === "Ask");
  const owed = data && owedFor(data);
  useEffect(() => void closeOpening(opening), [opening]);
  const actions = (
    <>
      <Button variant="quiet" onClick={onClose}>
        {t.close}
      </Button>
      <SaveEvidence opening={opening} variant="filled" />
    </>
  );
  return (
    <Dialog open onClose={onClose} title={t.lost.title} actions={actions}>
      <div className={styles["view"]}>
        <p className={styles["number"]}>
          {t.number(opening.nonce)} · <bdi>{opening.boxName}</bdi>
        </p>
        <Alert kind="warning">{t.lost.text}</Alert>
        <p>{t.lost.todo}</p>
        {isOther && <Alert kind="warning">{t.lost.other}</Alert>}
        {drawn && <DrawnItems title={t.lost.drawn} draws={drawn} />}
        {owed && <p>{t.lost.owed(formatEuros(cents(owed.sellCents)), formatEuros(cents(owed.priceCents)))}</p>}
        {data && <Proof judgement={data} />}
        <OpeningElsewhere opening={opening} />
      </div>
    </Dialog>
  );
}
