import { LEGAL_MAX_BYTES, type LegalFile } from "@trove/contract/constants";
import { DEFAULT_LANGUAGE, languages, offeredLanguages } from "@trove/contract/languages";
import { useRef } from "react";
import { newIntentKey } from "../../../api/intent.ts";
import { upload } from "../../../api/upload.ts";
import { revalidate } from "../../../api/use-query.ts";
import { useKeptForm } from "../../../forms/use-kept-form.tsx";
import { documents } from "../../../locales/en/files/operators.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { SelectField, TextField } from "../../../ui/form/field.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import layout from "../../../ui/layout.module.css";

/** A form to upload a new version of a document. */
export function UploadForm({ fileName }: { fileName: LegalFile }) {
  const t = useTexts(documents);
  const input = useRef<HTMLInputElement>(null);
  const form = useKeptForm({
    subject: `document_${fileName}`,
    initial: { language: DEFAULT_LANGUAGE, inForceFrom: "" },
    validate: () => ({}),
    submit: async ({ language, inForceFrom }) => {
      const file = input.current?.files?.[0];
      if (file === undefined) throw new Error(t.noFile);
      if (file.size > LEGAL_MAX_BYTES) throw new Error(t.tooLarge);
      const query = { fileName, language, ...(inForceFrom !== "" && { inForceFrom }) };
      const typed = new Blob([file], { type: "application/pdf" });
      await upload("uploadLegalDocument", { query }, typed, newIntentKey());
      if (input.current) input.current.value = "";
      form.reset();
      showToast("good", t.done);
      await revalidate("listLegalDocuments");
    },
  });
  return (
    <form className={layout["column-4"]} {...form.form}>
      {form.restored}
      {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
      <TextField ref={input} type="file" accept="application/pdf,.pdf" label={t.file} />
      <SelectField
        {...form.text("language")}
        label={t.language}
        hint={fileName === "legal_guarantee.pdf" ? t.noticeHint : t.languageHint}
      >
        {offeredLanguages.map((language) => (
          <option key={language} value={language} lang={languages[language].tag}>
            {languages[language].label}
          </option>
        ))}
      </SelectField>
      <TextField {...form.text("inForceFrom")} type="date" label={t.from} hint={t.fromHint} />
      <div>
        <Button type="submit" variant="outline" busy={form.busy}>
          {t.upload}
        </Button>
      </div>
    </form>
  );
}
