import type { ChangeEvent } from "react";
import { useQuery } from "../../../../api/use-query.ts";
import { adminBoxes } from "../../../../locales/en/lootboxes/operators/boxes.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { CheckboxField } from "../../../../ui/form/checkbox-field.tsx";
import { FieldFrame, TextField, useFieldControl } from "../../../../ui/form/field.tsx";
import { PicturesField } from "../../../items/operators/index.ts";
import { englishField, TranslationsField } from "../../../operators/index.ts";
import type { BoxForm, FormField } from "./box-form.ts";
import { classes } from "../../../../ui/classes.ts";
import layout from "../../../../ui/layout.module.css";
import styles from "./box-editor.module.css";

type Props = {
  form: BoxForm;
  mistakes: ReadonlySet<FormField>;
  isReadOnly: boolean;
  onChange: (changes: Partial<BoxForm>) => void;
};

/** A complete path of a picture. Prevents loading a picture while its path is still being typed. */
const WHOLE_ADDRESS = /^\/\S+\.(webp|png|jpg|svg)$/;

/** The fields of a box except its drops: name, price, texts, picture, tags, hue and categories. */
export function DetailsFields({ form, mistakes, isReadOnly, onChange }: Props) {
  const t = useTexts(adminBoxes).editor;
  const pictures = useQuery("listAdminLootboxes", { query: { pageSize: 100 } }).data?.items ?? [];
  const categories = useQuery("listCategories", {}).data ?? [];
  const description = useFieldControl({});
  const hue = useFieldControl({});
  const textOf = (name: "name" | "price" | "imageUrl" | "tags") => ({
    name,
    value: form[name],
    readOnly: isReadOnly,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange({ [name]: event.currentTarget.value }),
  });

  function toggleCategory(id: string): void {
    const { categoryIds } = form;
    onChange({
      categoryIds: categoryIds.includes(id) ? categoryIds.filter((one) => one !== id) : [...categoryIds, id],
    });
  }

  return (
    <section className={classes(layout["stack-4"], layout["card"], styles["card"])} aria-labelledby="box-details">
      <h2 id="box-details">{t.details}</h2>
      <div className={styles["pair"]}>
        <TextField
          {...textOf("name")}
          {...englishField}
          label={t.fields.name}
          maxLength={100}
          error={mistakes.has("name") ? t.mistakes.name : undefined}
        />
        <TextField
          {...textOf("price")}
          label={t.fields.price}
          inputMode="decimal"
          before="€"
          maxLength={12}
          error={mistakes.has("price") ? t.mistakes.price : undefined}
        />
      </div>
      <FieldFrame id={description.id} label={t.fields.description}>
        <textarea
          {...description}
          {...englishField}
          className={styles["text"]}
          rows={3}
          maxLength={2000}
          readOnly={isReadOnly}
          value={form.description}
          onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
        />
      </FieldFrame>
      <TranslationsField
        value={form.translations}
        english={form}
        most={{ name: 100, description: 2000 }}
        readOnly={isReadOnly}
        onChange={(translations) => onChange({ translations })}
      />
      <div className={styles["pair"]}>
        <TextField
          {...textOf("imageUrl")}
          label={t.fields.picture}
          hint={t.pictureHint}
          maxLength={200}
          list="box-pictures"
        />
        <datalist id="box-pictures">
          {[...new Set(pictures.map(({ imageUrl }) => imageUrl))].map((url) => (
            <option key={url} value={url}>
              {url}
            </option>
          ))}
        </datalist>
        <TextField {...textOf("tags")} {...englishField} label={t.fields.tags} hint={t.tagsHint} maxLength={160} />
      </div>
      {!isReadOnly && (
        <PicturesField
          value={WHOLE_ADDRESS.test(form.imageUrl) ? [{ url: form.imageUrl, alt: "" }] : []}
          error={undefined}
          isSingle
          onChange={([picture]) => onChange({ imageUrl: picture?.url ?? "" })}
        />
      )}
      <FieldFrame id={hue.id} label={t.fields.hue}>
        <input
          {...hue}
          type="range"
          min={0}
          max={359}
          className={styles["hue"]}
          disabled={isReadOnly}
          value={form.hue}
          onChange={({ currentTarget }) => onChange({ hue: Number(currentTarget.value) })}
        />
      </FieldFrame>
      <fieldset className={styles["categories"]} disabled={isReadOnly}>
        <legend>{t.fields.categories}</legend>
        {categories.map(({ id, name }) => (
          <CheckboxField
            key={id}
            label={name}
            checked={form.categoryIds.includes(id)}
            onChange={() => toggleCategory(id)}
          />
        ))}
      </fieldset>
    </section>
  );
}
