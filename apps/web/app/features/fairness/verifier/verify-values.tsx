import { useState } from "react";
import { provablyFair } from "../../../locales/en/fairness/provably-fair.ts";
import { type Translated, useTexts } from "../../../locales/texts.ts";
import { useForm } from "../../../forms/use-form.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { type Computed, type DrawValues, type ValueMistake, compute, mistakesIn } from "./check-values.ts";
import { HashLine } from "../proof/hash-line.tsx";
import { classes } from "../../../ui/classes.ts";
import layout from "../../../ui/layout.module.css";
import styles from "./verifier.module.css";
import { exampleDraw, vectors } from "./worked-values.ts";

type Texts = Translated<typeof provablyFair>["verifier"];

const EMPTY: DrawValues = {
  serverSeed: "",
  commitment: "",
  clientSeed: "",
  clientEntropy: "",
  box: "0",
  oddsTable: "",
  ticket: "",
};

function exampleValues(): DrawValues {
  const { serverSeed, clientSeed, clientEntropy, box, ticket } = exampleDraw;
  const { oddsTable } = vectors;
  const { commitment } = vectors.serverSeed;
  return { serverSeed, commitment, clientSeed, clientEntropy, box: String(box), ticket: String(ticket), oddsTable };
}

function Result({ computed, entered, t }: { computed: Computed; entered: DrawValues; t: Texts }) {
  const compared = (expected: string, actual: string) =>
    expected === "" ? "" : ` — ${expected === actual ? t.holds : t.differs}`;
  return (
    <div className={classes(layout["column-3"], layout["card"])} role="status">
      <h3>{t.result}</h3>
      <HashLine name={t.commitmentOf + compared(entered.commitment, computed.commitment)} value={computed.commitment} />
      <HashLine name={t.oddsHashOf} value={computed.oddsHash} />
      <HashLine name={t.ticketOf + compared(entered.ticket, String(computed.ticket))} value={String(computed.ticket)} />
      <HashLine name={t.itemOf} value={computed.item} />
    </div>
  );
}

/** Computes a draw from pasted numbers. */
export function VerifyValues() {
  const t = useTexts(provablyFair).verifier;
  const [shown, setShown] = useState<{ computed: Computed; entered: DrawValues }>();
  const texts: Record<ValueMistake, string> = {
    seed: t.seedMistake,
    clientSeed: t.clientSeedMistake,
    entropy: t.entropyMistake,
    number: t.numberMistake,
    table: t.tableMistake,
  };

  const form = useForm<DrawValues>({
    initial: EMPTY,
    validate(values) {
      const mistakes = Object.entries(mistakesIn(values));
      return Object.fromEntries(mistakes.map(([field, mistake]) => [field, mistake && texts[mistake]]));
    },
    submit: async (values) => setShown({ computed: compute(values), entered: values }),
  });

  function fill(): void {
    for (const [name, value] of Object.entries(exampleValues())) form.set(name as keyof DrawValues, value);
  }

  const field = (name: keyof DrawValues) => ({
    ...form.text(name),
    label: t.fields[name],
    dir: "ltr",
    spellCheck: false,
    autoComplete: "off",
  });

  return (
    <form {...form.form} className={classes(layout["column-5"], styles["form"])}>
      <TextField {...field("serverSeed")} />
      <TextField {...field("commitment")} note={t.optional} />
      <div className={styles["pair"]}>
        <TextField {...field("clientSeed")} />
        <TextField {...field("clientEntropy")} />
      </div>
      <div className={styles["pair"]}>
        <TextField {...field("box")} inputMode="numeric" hint={t.boxHint} />
        <TextField {...field("ticket")} inputMode="numeric" note={t.optional} />
      </div>
      <TextField {...field("oddsTable")} hint={t.oddsTableHint} />
      <div className={layout["wrap-3"]}>
        <Button type="submit" busy={form.busy}>
          {t.compute}
        </Button>
        <Button variant="quiet" onClick={fill}>
          {t.fill}
        </Button>
      </div>
      {shown && <Result {...shown} t={t} />}
    </form>
  );
}
