import { PICTURE_TYPES } from "@trove/contract/constants";
import { IDENTITY_PICTURE_MAX_BYTES, type IdentityPicture } from "@trove/contract/identity";
import { useId, useRef, useState } from "react";
import { messageOf } from "../../../api/api-error.ts";
import { newIntentKey } from "../../../api/intent.ts";
import { upload } from "../../../api/upload.ts";
import { revalidate } from "../../../api/use-query.ts";
import { identity as texts } from "../../../locales/en/protection/identity.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { IconCircleCheck } from "../../../ui/icons/shop-icons.ts";
import letters from "../../../ui/letters.module.css";
import { shrinkPicture } from "../../../ui/media/shrink-picture.ts";
import styles from "./identity-page.module.css";

/** Width and height in which small print can be read. */
const MOST_PIXELS = 2400;

const types: readonly string[] = PICTURE_TYPES;

type Props = { picture: IdentityPicture; isRequired: boolean; isSent: boolean };

/** Takes one picture, on a phone with its camera, and sends it at once. */
export function PictureField({ picture, isRequired, isSent }: Props) {
  const t = useTexts(texts).prove;
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function send(file: File): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      const shrunk = await shrinkPicture(file, MOST_PIXELS);
      if (!types.includes(shrunk.type)) setFailure(t.wrongType);
      else if (shrunk.size > IDENTITY_PICTURE_MAX_BYTES) setFailure(t.tooLarge);
      else {
        await upload("sendIdentityPicture", { params: { picture } }, shrunk, newIntentKey());
        await revalidate("getIdentity");
      }
    } catch (error) {
      setFailure(messageOf(error));
    }
    setBusy(false);
  }

  const name = t.pictures[picture];
  return (
    <li className={styles["picture"]}>
      <div>
        <h3 className={letters["numbers"]}>
          {name}
          {!isRequired && <span className={letters["hint"]}> ({t.optional})</span>}
        </h3>
        <p id={hint} className={letters["hint"]}>
          {t.hints[picture]}
        </p>
      </div>
      {isSent && (
        <p className={styles["sent"]} role="status">
          <IconCircleCheck size={20} aria-hidden /> {t.sent}
        </p>
      )}
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
      <input
        ref={input}
        type="file"
        hidden
        accept={types.join(",")}
        capture={picture === "Face" ? "user" : "environment"}
        aria-label={name}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = "";
          if (file !== undefined) void send(file);
        }}
      />
      <div>
        <Button
          variant="outline"
          busy={busy}
          aria-describedby={hint}
          aria-label={`${isSent ? t.retake : t.take}: ${name}`}
          onClick={() => input.current?.click()}
        >
          {isSent ? t.retake : t.take}
        </Button>
      </div>
    </li>
  );
}
