import { useState } from "react";
import { PICTURE_MAX_BYTES, PICTURE_TYPES } from "@trove/contract/constants";
import { messageOf } from "../../../../api/api-error.ts";
import { newIntentKey } from "../../../../api/intent.ts";
import { upload } from "../../../../api/upload.ts";
import { catalogue } from "../../../../locales/en/items/operators.ts";
import { useTexts } from "../../../../locales/texts.ts";

const types: readonly string[] = PICTURE_TYPES;

/**
 * Uploads files one after the other, and calls `onUploaded` with the URL of each. `failures` has one text for each
 * failed upload.
 */
export function usePictureUploads(onUploaded: (url: string) => void) {
  const t = useTexts(catalogue).pictures;
  const [sending, setSending] = useState<string>();
  const [failures, setFailures] = useState<readonly string[]>([]);

  const refusalOf = ({ type, size }: File) =>
    types.includes(type) ? size > PICTURE_MAX_BYTES && t.tooLarge : t.wrongType;

  async function send(files: readonly File[]): Promise<void> {
    setFailures([]);
    for (const file of files) {
      setSending(file.name);
      try {
        const refusal = refusalOf(file);
        if (refusal) throw new Error(refusal);
        onUploaded((await upload("uploadPicture", {}, file, newIntentKey())).url);
      } catch (error) {
        const reason = error instanceof Error ? error.message : messageOf(error);
        setFailures((before) => [...before, t.failed(file.name, reason)]);
      }
    }
    setSending(undefined);
  }

  return { sending, failures, send };
}
