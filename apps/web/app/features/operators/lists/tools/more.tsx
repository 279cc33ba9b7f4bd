import { use } from "react";
import { dashboardLists } from "../../../../locales/en/operators/lists.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { IconDots } from "../../../../ui/icons/dashboard-icons.ts";
import { ClosePopup, Popup } from "./popup.tsx";
import styles from "./popup.module.css";

/** A link to another page, or an action. */
export type MoreEntry = { id: string; text: string; isDanger?: boolean } & ({ to: string } | { run: () => void });

function Entries({ entries }: { entries: readonly MoreEntry[] }) {
  const close = use(ClosePopup);
  return (
    <div className={styles["entries"]}>
      {entries.map((entry) =>
        "to" in entry ? (
          <ButtonLink key={entry.id} variant="quiet" size="small" to={entry.to}>
            {entry.text}
          </ButtonLink>
        ) : (
          <Button
            key={entry.id}
            variant="quiet"
            size="small"
            data-danger={entry.isDanger || undefined}
            onClick={() => {
              close();
              entry.run();
            }}
          >
            {entry.text}
          </Button>
        ),
      )}
    </div>
  );
}

/** The rarer actions of a page, behind one button. Nothing without any. */
export function More({ entries }: { entries: readonly MoreEntry[] }) {
  const t = useTexts(dashboardLists);
  if (entries.length === 0) return null;
  return (
    <Popup label={t.more} button={t.more} icon={<IconDots size={18} />}>
      <Entries entries={entries} />
    </Popup>
  );
}
