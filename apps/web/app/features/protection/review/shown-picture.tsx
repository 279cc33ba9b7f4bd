import type { IdentityPicture } from "@trove/contract/identity";
import { useState } from "react";
import { messageOf } from "../../../api/api-error.ts";
import { download } from "../../../api/download.ts";
import { review as texts } from "../../../locales/en/protection/review.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import styles from "./identity-review.module.css";

/** The pages' policy allows pictures of the shop's own addresses and data URLs. */
async function dataUrlOf(content: Blob): Promise<string> {
  const bytes = new Uint8Array(await content.arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return `data:image/webp;base64,${btoa(text)}`;
}

/** A picture that is loaded when somebody asks for it, because each view is recorded. */
export function ShownPicture(props: { personId: string; picture: IdentityPicture; name: string }) {
  const { personId: id, picture, name } = props;
  const t = useTexts(texts);
  const [url, setUrl] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function show(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      setUrl(await dataUrlOf((await download("viewIdentityPicture", { params: { id, picture } })).content));
    } catch (error) {
      setFailure(messageOf(error));
    }
    setBusy(false);
  }

  if (url !== undefined) return <img className={styles["picture"]} src={url} alt={name} />;
  return (
    <div>
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
      <Button variant="outline" busy={busy} onClick={() => void show()}>
        {t.show(name)}
      </Button>
    </div>
  );
}
