import { type Fit, fitToPayout, payoutOf } from "@trove/lootboxes";
import { type FormEvent, useState } from "react";
import { useKeptText } from "../../../../forms/use-kept-form.tsx";
import { adminBoxes } from "../../../../locales/en/lootboxes/operators/boxes.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import { TextField } from "../../../../ui/form/field.tsx";
import type { FormDrop } from "../editor/box-form.ts";
import layout from "../../../../ui/layout.module.css";
import styles from "./figures-panel.module.css";
import type { LiveBox } from "./live-box.ts";

type Props = { live: LiveBox; drops: readonly FormDrop[]; onFit: (drops: readonly FormDrop[]) => void };

/** A typed percentage in hundredths of a percent; undefined if the text isn't a percentage. */
function hundredthsIn(text: string): number | undefined {
  const match = /^\s*(\d{1,4})(?:[.,](\d{1,2}))?\s*%?\s*$/u.exec(text);
  if (match === null) return undefined;
  const [, whole = "", decimals = ""] = match;
  return Number(whole + decimals.padEnd(2, "0"));
}

/** Computes the tickets for a target payout. The operator can restore the previous tickets. */
export function FitForm({ live, drops, onFit }: Props) {
  const t = useTexts(adminBoxes).fit;
  const [text, setText] = useKeptText("fit-payout");
  const [error, setError] = useState<string>();
  const [done, setDone] = useState<{ text: string; before: readonly FormDrop[] }>();

  function explain(fit: Fit): string | undefined {
    if (fit.kind === "NoTicketsLeft") return t.noTickets;
    if (fit.kind === "OutOfReach") return t.outOfReach(fit.lowest, fit.highest);
    return undefined;
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setDone(undefined);
    const payout = hundredthsIn(text);
    const { priced } = live;
    if (payout === undefined || priced === undefined) return setError(t.invalid);
    const locks = priced.drops.map((drop, at) => ({ ...drop, isLocked: drops[at]?.isLocked ?? false }));
    const fit = fitToPayout({ priceCents: priced.priceCents, payout, drops: locks });
    setError(explain(fit));
    if (!("tickets" in fit)) return;
    const reached = payoutOf({
      ...priced,
      drops: priced.drops.map((drop, at) => ({ ...drop, tickets: fit.tickets[at] ?? 0 })),
    });
    setDone({ text: fit.kind === "Fitted" ? t.done(payout) : t.nearest(reached), before: drops });
    onFit(drops.map((drop, at) => ({ ...drop, tickets: String(fit.tickets[at] ?? 0) })));
  }

  return (
    <section className={styles["panel"]} aria-labelledby="box-fit">
      <h2 id="box-fit">{t.title}</h2>
      <form className={layout["stack-3"]} onSubmit={submit} noValidate>
        <TextField
          label={t.label}
          hint={t.hint}
          error={error}
          inputMode="decimal"
          maxLength={8}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button type="submit" variant="soft" disabled={drops.length === 0}>
          {t.submit}
        </Button>
      </form>
      <p role="status">
        {done?.text}{" "}
        {done && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              onFit(done.before);
              setDone(undefined);
            }}
          >
            {t.undo}
          </Button>
        )}
      </p>
    </section>
  );
}
