import { useEffect, useRef } from "react";
import { catalogue } from "../../../../locales/en/items/operators.ts";
import { translations as translationTexts } from "../../../../locales/en/operators/translations.ts";
import { isSameValue } from "../../../../forms/same-value.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { sourceSet } from "../../../../ui/media/source-set.ts";
import { TranslationLines } from "../../../operators/index.ts";
import type { CatalogueCategory, CatalogueItem } from "../catalogue-item.ts";
import { type ItemValues, valuesOf } from "./item-values.ts";
import type { ItemForm } from "./use-item-form.ts";
import record from "../../../../ui/record.module.css";
import styles from "./item-page.module.css";

const compared = [
  "name",
  "brand",
  "description",
  "translations",
  "categoryId",
  "marketPrice",
  "weight",
  "pictures",
  "safety",
  "isActive",
  "isSellable",
] as const satisfies (keyof ItemValues)[];
type Compared = (typeof compared)[number];

type Props = { form: ItemForm; theirs: CatalogueItem; categories: readonly CatalogueCategory[] };

/** Compares the operator's values with those that somebody else saved, field by field. */
export function VersionConflict({ form, theirs, categories }: Props) {
  const t = useTexts(catalogue);
  const translations = useTexts(translationTexts);
  const saved = valuesOf(theirs);
  const labels: Record<Compared, string> = {
    name: t.fields.name,
    brand: t.fields.brand,
    description: t.fields.description,
    translations: translations.title,
    categoryId: t.fields.category,
    marketPrice: t.fields.price,
    weight: t.fields.weight,
    pictures: t.pictures.title,
    safety: t.safety.title,
    isActive: t.fields.isActive,
    isSellable: t.fields.isSellable,
  };
  const shown = (name: Compared, values: ItemValues) => {
    switch (name) {
      case "isActive":
      case "isSellable":
        return values[name] ? t.conflict.yes : t.conflict.no;
      case "categoryId":
        return <bdi>{categories.find(({ id }) => id === values.categoryId)?.name}</bdi>;
      case "translations":
        return <TranslationLines value={values.translations} />;
      case "safety": {
        const { warnings, ...facts } = values.safety;
        return <bdi>{[...Object.values(facts), ...Object.values(warnings)].filter(Boolean).join(" · ")}</bdi>;
      }
      case "pictures":
        return values.pictures.map(({ url }) => (
          <img key={url} className={styles["thumb"]} {...sourceSet(url, 40)} src={url} alt="" width={40} height={40} />
        ));
      case "name":
      case "brand":
      case "description":
      case "marketPrice":
      case "weight":
        return <bdi>{values[name]}</bdi>;
    }
  };
  // Moves the focus to this heading, because the conflict appears far above the save button.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [theirs]);
  const different = compared.filter((name) => !isSameValue(form.values[name], saved[name]));

  return (
    <Alert kind="warning">
      <h2 ref={heading} tabIndex={-1}>
        {t.conflict.title}
      </h2>
      <p>{different.length === 0 ? t.conflict.same : t.conflict.text}</p>
      {different.length > 0 && (
        <table className={record["sides"]}>
          <thead>
            <tr>
              <th scope="col">{t.conflict.field}</th>
              <th scope="col">{t.conflict.yours}</th>
              <th scope="col">{t.conflict.theirs}</th>
              <th scope="col">{t.conflict.choice}</th>
            </tr>
          </thead>
          <tbody>
            {different.map((name) => (
              <tr key={name}>
                <th scope="row">{labels[name]}</th>
                <td data-label={t.conflict.yours}>{shown(name, form.values)}</td>
                <td data-label={t.conflict.theirs}>{shown(name, saved)}</td>
                <td>
                  <Button variant="outline" size="small" onClick={() => form.set(name, saved[name])}>
                    {t.conflict.take(labels[name])}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Alert>
  );
}
