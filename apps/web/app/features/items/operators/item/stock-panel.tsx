import { LOW_STOCK } from "@trove/contract/constants";
import { useState } from "react";
import { call } from "../../../../api/call.ts";
import { createIntent } from "../../../../api/intent.ts";
import { revalidate } from "../../../../api/use-query.ts";
import { useKeptForm } from "../../../../forms/use-kept-form.tsx";
import { catalogue } from "../../../../locales/en/items/operators.ts";
import { forms } from "../../../../locales/en/forms.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { useMay } from "../../../../session/use-rights.ts";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { TextField } from "../../../../ui/form/field.tsx";
import { showToast } from "../../../../ui/overlay/toast.ts";
import type { CatalogueItem } from "../catalogue-item.ts";
import layout from "../../../../ui/layout.module.css";
import record from "../../../../ui/record.module.css";
import styles from "./item-page.module.css";
import { readStock } from "./item-values.ts";
import { StockHistory } from "./stock-history.tsx";

const textOf = (stock: number | null) => (stock === null ? "" : String(stock));

/** The stock of an item, its history, and a form to change it with a reason. */
export function StockPanel({ item }: { item: CatalogueItem }) {
  const t = useTexts(catalogue).stock;
  const [saves, setSaves] = useState(0);
  const mayChange = useMay()("catalogue.change") === true;
  return (
    <section className={record["section"]} aria-labelledby="stock">
      <h2 id="stock">{t.title}</h2>
      <p className={record["muted"]}>{item.stock === null ? t.unlimited : t.now(item.stock)}</p>
      {mayChange && <StockForm key={saves} item={item} onSaved={() => setSaves(saves + 1)} />}
      <StockHistory itemId={item.id} />
    </section>
  );
}

function StockForm({ item: { id, stock, lowStock }, onSaved }: { item: CatalogueItem; onSaved: () => void }) {
  const t = useTexts(catalogue);
  const words = useTexts(forms);
  const [intent] = useState(() => createIntent());
  // The stock that was shown when the form opened. It is sent even if items are sold meanwhile.
  const [from] = useState(stock);
  const form = useKeptForm({
    subject: `stock_${id}`,
    initial: { stock: textOf(from), lowStock: String(lowStock ?? LOW_STOCK), reason: "" },
    validate: (values) => ({
      stock: readStock(values.stock) === undefined ? t.mistakes.stock : undefined,
      lowStock: (readStock(values.lowStock) ?? null) === null ? t.mistakes.lowStock : undefined,
      reason: values.reason.trim() === "" ? words.rules.required(t.fields.reason) : undefined,
    }),
    submit: async (values) => {
      const to = readStock(values.stock) ?? null;
      const low = readStock(values.lowStock) ?? LOW_STOCK;
      const body = { from, to, lowStock: low, reason: values.reason.trim() };
      await call("changeStock", { params: { id }, body }, { idempotencyKey: intent.keyFor(body) });
      await revalidate("getAdminItem", "listAdminItems", "listStock");
      showToast("good", t.stock.saved);
      onSaved();
    },
  });

  return (
    <form className={layout["column-5"]} {...form.form}>
      {form.restored}
      {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
      <div className={styles["pair"]}>
        <TextField {...form.text("stock")} label={t.stock.next} hint={t.fields.stockHint} inputMode="numeric" />
        <TextField {...form.text("lowStock")} label={t.stock.low} hint={t.stock.lowHint} inputMode="numeric" />
      </div>
      <div>
        <TextField {...form.text("reason")} label={t.fields.reason} hint={t.fields.reasonHint} maxLength={200} />
      </div>
      <div className={layout["wrap-3"]}>
        <Button type="submit" variant="outline" busy={form.busy}>
          {t.stock.change}
        </Button>
      </div>
    </form>
  );
}
