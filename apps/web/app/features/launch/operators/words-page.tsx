import { filledIn } from "@trove/contract/translations";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { createIntent } from "../../../api/intent.ts";
import type { CallResult } from "../../../api/request.ts";
import { revalidate, useQuery } from "../../../api/use-query.ts";
import { useKeptForm } from "../../../forms/use-kept-form.tsx";
import { launchGuide } from "../../../locales/en/launch/operators.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useMay } from "../../../session/use-rights.ts";
import { readBy } from "../../../storage/schemas.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import layout from "../../../ui/layout.module.css";
import { showToast } from "../../../ui/overlay/toast.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { englishField, keptTranslations, TranslationsField, trimmedTranslations } from "../../operators/index.ts";

type Words = CallResult<"getLaunchWords">;

const MOST = { name: 80, description: 600 };
const readers = { translations: readBy(keptTranslations) };

/** The words that visitors read while the shop has no goods. */
export default function LaunchWordsPage() {
  const texts = useTexts(launchGuide);
  const t = texts.wordsPage;
  const { data, error, mutate } = useQuery("getLaunchWords", {});
  return (
    <>
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={
          <ButtonLink variant="outline" to="/dashboard/three">
            {t.back}
          </ButtonLink>
        }
      />
      {error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data === undefined && !error && <SkeletonRows count={4} height={56} />}
      {data && (
        <>
          {data.waiting > 0 && <p>{texts.waiting(data.waiting)}</p>}
          <WordsForm key={data.version} words={data} />
        </>
      )}
    </>
  );
}

function WordsForm({ words }: { words: Words }) {
  const t = useTexts(launchGuide).wordsPage;
  const mayChange = useMay()("catalogue.change") === true;
  const [intent] = useState(() => createIntent());
  const { name, description, translations, version } = words;
  const form = useKeptForm(
    {
      subject: "launch-words",
      initial: { name, description, translations: filledIn(translations) },
      validate: () => ({}),
      submit: async (values) => {
        const own = { name: values.name.trim(), description: values.description.trim() };
        const body = { ...own, translations: trimmedTranslations(values.translations), version };
        await call("changeLaunchWords", { body }, { idempotencyKey: intent.keyFor(body) });
        showToast("good", t.saved);
        await revalidate("getLaunchWords");
      },
    },
    readers,
  );
  const text = form.text("description");
  return (
    <form className={layout["column-5"]} {...form.form}>
      {form.restored}
      {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
      <TextField {...form.text("name")} {...englishField} label={t.name} maxLength={MOST.name} readOnly={!mayChange} />
      <TextArea
        {...text}
        {...englishField}
        onChange={({ currentTarget }) => form.set("description", currentTarget.value)}
        label={t.text}
        maxLength={MOST.description}
        readOnly={!mayChange}
      />
      <TranslationsField
        value={form.values.translations}
        english={form.values}
        most={MOST}
        readOnly={!mayChange}
        onChange={(value) => form.set("translations", value)}
      />
      {mayChange && (
        <div>
          <Button type="submit" busy={form.busy}>
            {t.save}
          </Button>
        </div>
      )}
    </form>
  );
}
