import type { Cents } from "@trove/money";
import { catalogue } from "../../../../locales/en/items/operators.ts";
import { translations as translationTexts } from "../../../../locales/en/operators/translations.ts";
import { forms } from "../../../../locales/en/forms.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { SelectField, TextField } from "../../../../ui/form/field.tsx";
import { SwitchField } from "../../../../ui/form/switch-field.tsx";
import { TextArea } from "../../../../ui/form/text-area.tsx";
import { englishField, TranslationsField } from "../../../operators/index.ts";
import type { CatalogueCategory } from "../catalogue-item.ts";
import styles from "./item-page.module.css";
import { readPrice } from "./item-values.ts";
import type { ItemForm } from "./use-item-form.ts";

type Props = {
  form: ItemForm;
  isNew: boolean;
  categories: readonly CatalogueCategory[];
  /** Called with the price after every keystroke; undefined if the price is invalid. */
  onPrice: (price: Cents | undefined) => void;
};

export function ItemFields({ form, isNew, categories, onPrice }: Props) {
  const t = useTexts(catalogue).fields;
  const { optional } = useTexts(forms);
  const { help } = useTexts(translationTexts);
  const price = form.text("marketPrice");
  const offered = categories.filter(({ id, isActive }) => isActive || id === form.values.categoryId);
  const description = form.text("description");
  return (
    <>
      <div className={styles["pair"]}>
        <TextField {...form.text("name")} {...englishField} label={t.name} maxLength={100} />
        <TextField {...form.text("brand")} {...englishField} label={t.brand} maxLength={60} />
      </div>
      <TextArea
        {...description}
        {...englishField}
        onChange={(event) => form.set("description", event.currentTarget.value)}
        label={t.description}
        hint={help}
        maxLength={2000}
      />
      <TranslationsField
        value={form.values.translations}
        english={form.values}
        most={{ name: 100, description: 2000 }}
        onChange={(translations) => form.set("translations", translations)}
      />
      <div className={styles["pair"]}>
        <SelectField {...form.text("categoryId")} label={t.category}>
          <option value="" hidden>
            {t.choose}
          </option>
          {offered.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          {...price}
          onChange={(event) => {
            price.onChange(event);
            onPrice(readPrice(event.currentTarget.value));
          }}
          label={t.price}
          before="€"
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
      <div className={styles["pair"]}>
        <TextField
          {...form.text("weight")}
          label={t.weight}
          hint={t.weightHint}
          note={optional}
          inputMode="numeric"
          autoComplete="off"
        />
        {isNew && <TextField {...form.text("stock")} label={t.stock} hint={t.stockHint} inputMode="numeric" />}
      </div>
      {isNew && <TextField {...form.text("slug")} label={t.slug} hint={t.slugHint} note={optional} maxLength={100} />}
      <div className={styles["pair"]}>
        <SwitchField
          label={t.isActive}
          checked={form.values.isActive}
          onChange={(checked) => form.set("isActive", checked)}
        />
        <SwitchField
          label={t.isSellable}
          hint={t.isSellableHint}
          checked={form.values.isSellable}
          onChange={(checked) => form.set("isSellable", checked)}
        />
      </div>
    </>
  );
}
