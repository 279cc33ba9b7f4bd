import { useState } from "react";
import { revalidate } from "../../api/use-query.ts";
import { rightsTexts } from "../../locales/en/operators/rights.ts";
import { useTexts } from "../../locales/texts.ts";
import { useLiveEvents } from "../../shell/live-events.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import styles from "./dashboard-frame.module.css";

/** Tells the operator that their rights have changed. The menu has changed already; the page changes on reload. */
export function RightsChanged() {
  const t = useTexts(rightsTexts).changed;
  const [hasChanged, setChanged] = useState(false);
  useLiveEvents(["rights"], () => {
    setChanged(true);
    void revalidate("getOperator");
  });
  if (!hasChanged) return null;
  return (
    <div className={styles["notice"]}>
      <Alert
        action={
          <Button size="small" variant="soft" onClick={() => location.reload()}>
            {t.reload}
          </Button>
        }
      >
        {t.text}
      </Alert>
    </div>
  );
}
