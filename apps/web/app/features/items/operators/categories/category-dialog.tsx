import { filledIn } from "@trove/contract/translations";
import { useId, useState } from "react";
import { ApiError } from "../../../../api/api-error.ts";
import { call } from "../../../../api/call.ts";
import { createIntent } from "../../../../api/intent.ts";
import { revalidate } from "../../../../api/use-query.ts";
import { RestoredDraft } from "../../../../forms/restored-draft.tsx";
import { isSameValue } from "../../../../forms/same-value.ts";
import { useDraft, useKeptDraft } from "../../../../forms/use-draft.ts";
import { useForm } from "../../../../forms/use-form.ts";
import { catalogue } from "../../../../locales/en/items/operators.ts";
import { forms } from "../../../../locales/en/forms.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { forgetDraft } from "../../../../session/drafts.ts";
import { readBy } from "../../../../storage/schemas.ts";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { SwitchField } from "../../../../ui/form/switch-field.tsx";
import { TextArea } from "../../../../ui/form/text-area.tsx";
import { TextField } from "../../../../ui/form/field.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import { showToast } from "../../../../ui/overlay/toast.ts";
import {
  englishField,
  HistorySection,
  keptTranslations,
  OthersHere,
  TranslationsField,
  trimmedTranslations,
} from "../../../operators/index.ts";
import type { CatalogueCategory } from "../catalogue-item.ts";
import { PicturesField } from "../item/pictures-field.tsx";
import layout from "../../../../ui/layout.module.css";

const readers = { translations: readBy(keptTranslations) };

type Props = { category: CatalogueCategory | undefined; onClose: () => void };

/**
 * A form to create or change a category. If a category can't be hidden because it has visible items, the dialog says
 * so.
 */
export function CategoryDialog({ category, onClose }: Props) {
  const texts = useTexts(catalogue);
  const t = texts.categories;
  const words = useTexts(forms);
  const formId = useId();
  const [intent] = useState(() => createIntent());
  const {
    name = "",
    description = "",
    imageUrl = "",
    translations = {},
    isActive = true,
    itemCount = 0,
  } = category ?? {};
  const required = (label: string, text: string) => (text.trim() === "" ? words.rules.required(label) : undefined);
  const [initial] = useState({
    name,
    description,
    translations: filledIn(translations),
    imageUrl,
    isActive,
  });
  const subject = `category_${category?.id ?? "new"}`;
  const kept = useKeptDraft(subject, initial, readers);
  // A draft stores the version that it is based on. If that version is outdated, the first save shows a conflict, so
  // that somebody else's change isn't overwritten unseen.
  const [version, setVersion] = useState(kept?.version ?? category?.version);
  const form = useForm({
    initial,
    start: kept?.values,
    validate: (values) => ({
      name: required(texts.fields.name, values.name),
      description: required(texts.fields.description, values.description),
      imageUrl: values.imageUrl === "" ? texts.mistakes.picture : undefined,
    }),
    submit: async (values) => {
      const english = { name: values.name.trim(), description: values.description.trim() };
      const translated = trimmedTranslations(values.translations);
      const common = { ...english, translations: translated, imageUrl: values.imageUrl };
      if (category === undefined || version === undefined) {
        await call("createCategory", { body: common }, { idempotencyKey: intent.keyFor(common) });
      } else {
        const body = { ...common, isActive: values.isActive, version };
        const options = { idempotencyKey: intent.keyFor(body) };
        await call("updateCategory", { params: { id: category.id }, body }, options).catch(onConflict);
      }
      forgetDraft(subject);
      await revalidate("listAdminCategories", "listCategories");
      showToast("good", t.saved(common.name));
      onClose();
    },
  });

  useDraft(subject, { version: version ?? 0, base: initial, values: form.values });

  function cancel(): void {
    forgetDraft(subject);
    onClose();
  }

  /** After a conflict, reads the new version: the error is shown, and saving again overwrites the other change. */
  async function onConflict(error: unknown): Promise<never> {
    if (error instanceof ApiError && error.code === "VERSION_CONFLICT") {
      const fresh = (await call("listAdminCategories")).find(({ id }) => id === category?.id);
      setVersion(fresh?.version);
    }
    throw error;
  }

  const actions = (
    <>
      <Button variant="quiet" onClick={cancel}>
        {t.cancel}
      </Button>
      <Button type="submit" form={formId} busy={form.busy}>
        {t.save}
      </Button>
    </>
  );
  const descriptionField = form.text("description");
  const { imageUrl: pictureUrl } = form.values;

  return (
    <Dialog open onClose={onClose} title={category === undefined ? t.add : t.edit(name)} actions={actions}>
      {category !== undefined && <OthersHere kind="category" subjectId={category.id} />}
      <form id={formId} className={layout["stack-4"]} {...form.form}>
        {kept !== undefined && !isSameValue(form.values, initial) && <RestoredDraft onDiscard={form.reset} />}
        {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
        <TextField {...form.text("name")} {...englishField} label={texts.fields.name} maxLength={60} />
        <TextArea
          {...descriptionField}
          {...englishField}
          onChange={(event) => form.set("description", event.currentTarget.value)}
          label={texts.fields.description}
          maxLength={300}
        />
        <TranslationsField
          value={form.values.translations}
          english={form.values}
          most={{ name: 60, description: 300 }}
          onChange={(value) => form.set("translations", value)}
        />
        <PicturesField
          value={pictureUrl === "" ? [] : [{ url: pictureUrl, alt: "" }]}
          error={form.errorOf("imageUrl")}
          onChange={([picture]) => form.set("imageUrl", picture?.url ?? "")}
          isSingle
        />
        {category !== undefined && (
          <SwitchField
            label={texts.fields.isActive}
            hint={isActive && itemCount > 0 ? t.inUse(itemCount) : undefined}
            checked={form.values.isActive}
            disabled={isActive && itemCount > 0}
            onChange={(checked) => form.set("isActive", checked)}
          />
        )}
      </form>
      {category !== undefined && <HistorySection subjectId={category.id} />}
    </Dialog>
  );
}
