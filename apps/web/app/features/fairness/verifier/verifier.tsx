import { useState } from "react";
import { provablyFair } from "../../../locales/en/fairness/provably-fair.ts";
import { useTexts } from "../../../locales/texts.ts";
import { CheckFile } from "./check-file.tsx";
import { VerifyTransaction } from "./verify-transaction.tsx";
import { VerifyValues } from "./verify-values.tsx";
import { classes } from "../../../ui/classes.ts";
import choices from "../../../ui/form/choices.module.css";
import layout from "../../../ui/layout.module.css";
import letters from "../../../ui/letters.module.css";
import styles from "./verifier.module.css";

const WAYS = ["values", "file", "transaction"] as const;
type Way = (typeof WAYS)[number];

/** Verifies an opening from pasted values or a file of proofs. Owners can also give a transaction id. */
export default function Verifier() {
  const t = useTexts(provablyFair).verifier;
  const [way, setWay] = useState<Way>("values");
  return (
    <section className={layout["column-5"]} aria-labelledby="verify">
      <div>
        <h2 id="verify">{t.title}</h2>
        <p className={letters["hint"]}>{t.lead}</p>
      </div>
      <fieldset className={classes(layout["wrap-2"], choices["choices"], choices["coloured"], styles["ways"])}>
        <legend className="visually-hidden">{t.ways}</legend>
        {WAYS.map((one) => (
          <label key={one}>
            <input type="radio" name="way" checked={one === way} onChange={() => setWay(one)} />
            <span>{t[one]}</span>
          </label>
        ))}
      </fieldset>
      {way === "values" && <VerifyValues />}
      {way === "file" && <CheckFile />}
      {way === "transaction" && <VerifyTransaction />}
    </section>
  );
}
