import type { IdentityPicture } from "@trove/contract/identity";
import { useState } from "react";
import { messageOf } from "../../../api/api-error.ts";
import { downloadPicture } from "../../../api/download.ts";
import { review as texts } from "../../../locales/en/protection/review.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import styles from "./identity-review.module.css";

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
      setUrl(await downloadPicture("viewIdentityPicture", { params: { id, picture } }));
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
