import { useState } from "react";
import { call } from "../../../../api/call.ts";
import { createIntent } from "../../../../api/intent.ts";
import { revalidate } from "../../../../api/use-query.ts";
import { useForm } from "../../../../forms/use-form.ts";
import { catalogue } from "../../../../locales/en/dashboard/catalogue.ts";
import { forms } from "../../../../locales/en/forms.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { TextField } from "../../../../ui/form/field.tsx";
import { showToast } from "../../../../ui/overlay/toast.ts";
import type { CatalogueItem } from "../catalogue-item.ts";
import styles from "./item-page.module.css";
import { readStock } from "./item-values.ts";
import { StockHistory } from "./stock-history.tsx";

const textOf = (stock: number | null) => (stock === null ? "" : String(stock));

/** The stock of an item, how it came to be, and its change for a reason. */
export function StockPanel({ item: { id, stock } }: { item: CatalogueItem }) {
  const t = useTexts(catalogue);
  const words = useTexts(forms);
  const [intent] = useState(() => createIntent());
  // What is shown is what the change starts from, also if pieces are sold while the form is filled in.
  const [from, setFrom] = useState(stock);
  const form = useForm({
    initial: { stock: textOf(stock), reason: "" },
    validate: (values) => ({
      stock: readStock(values.stock) === undefined ? t.mistakes.stock : undefined,
      reason: values.reason.trim() === "" ? words.rules.required(t.fields.reason) : undefined,
    }),
    submit: async (values) => {
      const to = readStock(values.stock) ?? null;
      const body = { from, to, reason: values.reason.trim() };
      const saved = await call("changeStock", { params: { id }, body }, { idempotencyKey: intent.keyFor(body) });
      intent.fulfilled();
      await revalidate("getAdminItem", "listAdminItems", "listStock");
      setFrom(saved.stock);
      form.set("stock", textOf(saved.stock));
      form.set("reason", "");
      showToast("good", t.stock.saved);
    },
  });

  return (
    <section className={styles["section"]} aria-labelledby="stock">
      <h2 id="stock">{t.stock.title}</h2>
      <p className={styles["muted"]}>{stock === null ? t.stock.unlimited : t.stock.now(stock)}</p>
      <form className={styles["form"]} {...form.form}>
        {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
        <div className={styles["pair"]}>
          <TextField {...form.text("stock")} label={t.stock.next} hint={t.fields.stockHint} inputMode="numeric" />
          <TextField {...form.text("reason")} label={t.fields.reason} hint={t.fields.reasonHint} maxLength={200} />
        </div>
        <div className={styles["buttons"]}>
          <Button type="submit" variant="outline" busy={form.busy}>
            {t.stock.change}
          </Button>
        </div>
      </form>
      <StockHistory itemId={id} />
    </section>
  );
}
