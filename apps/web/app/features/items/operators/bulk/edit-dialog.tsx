import { useId, useState } from "react";
import { useNavigate } from "react-router";
import { call } from "../../../../api/call.ts";
import { createIntent } from "../../../../api/intent.ts";
import { useQuery } from "../../../../api/use-query.ts";
import { useKeptForm } from "../../../../forms/use-kept-form.tsx";
import { works } from "../../../../locales/en/operators/works.ts";
import { number } from "../../../../locales/en/grammar.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { SelectField, TextField } from "../../../../ui/form/field.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import { type Selection, workPath } from "../../../operators/index.ts";
import type { CatalogueCategory } from "../catalogue-item.ts";
import { MakerOptions } from "../maker-options.tsx";
import { changeOf, mistakesIn, noEdit, STOCK_CHANGES } from "./edit-values.ts";
import layout from "../../../../ui/layout.module.css";
import styles from "./edit-dialog.module.css";

type Props = {
  selection: Selection<"listAdminItems">;
  categories: readonly CatalogueCategory[];
  onClose: () => void;
};

/** The selected items in the call's format. Leaves out the list's order, which doesn't matter here. */
function itemsOf(selection: Selection<"listAdminItems">) {
  if (selection.kind === "rows") return { itemIds: selection.rows.map(({ id }) => id) };
  const { search, categoryId, isActive, inStock, lacksSafety } = selection.query;
  return { matching: { search, categoryId, isActive, inStock, lacksSafety } };
}

/** A form that plans a change of many items, and then opens the page of the planned work with its effect. */
export default function EditDialog({ selection, categories, onClose }: Props) {
  const texts = useTexts(works);
  const t = texts.edit;
  const formId = useId();
  const navigate = useNavigate();
  const [intent] = useState(() => createIntent());
  const count = selection.kind === "all" ? selection.count : selection.rows.length;
  const { data: makers = [] } = useQuery("listMakers", {});
  const form = useKeptForm({
    subject: "items-edit",
    initial: noEdit,
    validate: (values) => mistakesIn(values, texts),
    submit: async (values) => {
      const body = { ...itemsOf(selection), change: changeOf(values, makers) };
      const { id } = await call("planItemEdit", { body }, { idempotencyKey: intent.keyFor(body) });
      await navigate(workPath(id));
    },
  });

  function cancel(): void {
    form.forget();
    onClose();
  }

  const answer = (name: "isActive" | "isSellable") => (
    <SelectField {...form.text(name)} label={t[name]}>
      <option value="">{t.keep}</option>
      <option value="yes">{t.yes}</option>
      <option value="no">{t.no}</option>
    </SelectField>
  );
  const actions = (
    <>
      <Button variant="quiet" onClick={cancel}>
        {t.cancel}
      </Button>
      <Button type="submit" form={formId} busy={form.busy}>
        {t.preview}
      </Button>
    </>
  );

  return (
    <Dialog open onClose={onClose} title={t.title} actions={actions}>
      <form id={formId} className={layout["stack-5"]} {...form.form}>
        <p>{t.text(number(count))}</p>
        {form.restored}
        {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
        <TextField
          {...form.text("pricePercent")}
          label={t.percent}
          hint={t.percentHint}
          autoComplete="off"
          data-focus-first
        />
        <SelectField {...form.text("categoryId")} label={t.category}>
          <option value="">{t.keep}</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        {makers.length > 0 && (
          <SelectField {...form.text("maker")} label={t.maker}>
            <option value="">{t.keep}</option>
            <MakerOptions makers={makers} />
          </SelectField>
        )}
        <TextField {...form.text("weight")} label={t.weight} inputMode="numeric" autoComplete="off" />
        <div className={styles["pair"]}>
          {answer("isActive")}
          {answer("isSellable")}
        </div>
        <div className={styles["pair"]}>
          <SelectField {...form.text("stock")} label={t.stock}>
            {STOCK_CHANGES.map((change) => (
              <option key={change} value={change}>
                {t.stockChanges[change]}
              </option>
            ))}
          </SelectField>
          {form.values.stock !== "unlimited" && (
            <TextField
              {...form.text("pieces")}
              label={form.values.stock === "set" ? t.setStock : t.addStock}
              hint={form.values.stock === "set" ? t.setStockHint : t.addStockHint}
              autoComplete="off"
            />
          )}
        </div>
      </form>
    </Dialog>
  );
}
