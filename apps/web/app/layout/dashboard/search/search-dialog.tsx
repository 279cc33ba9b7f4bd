import { useState } from "react";
import { useNavigate } from "react-router";
import { dashboard } from "../../../locales/en/dashboard/dashboard.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useMay } from "../../../session/use-rights.ts";
import { pageActions, runOnPage } from "../../../shell/page-actions.ts";
import { useModal } from "../../../ui/overlay/use-modal.ts";
import { isExternal } from "../navigation/nav-rules.ts";
import { useNavigationGroups } from "../navigation/use-navigation.ts";
import { recentPaths, rememberPath } from "./recent-places.ts";
import type { SearchEntry } from "./search-entries.ts";
import { type Thing, thingPath } from "./thing-path.ts";
import { SearchPanel } from "./search-panel.tsx";
import { classes } from "../../../ui/classes.ts";
import dialogs from "../../../ui/overlay/dialog.module.css";
import styles from "./search-dialog.module.css";

type Props = { open: boolean; onClose: () => void };

/** The dashboard's search. It finds pages, actions of the current page, and things of the shop. */
export default function SearchDialog({ open, onClose }: Props) {
  const t = useTexts(dashboard).search;
  const navigate = useNavigate();
  const dialog = useModal(open);

  async function goAndBegin(path: string, begin: string): Promise<void> {
    await navigate(path);
    runOnPage(begin, path);
  }

  function choose({ path, run, begin }: SearchEntry): void {
    onClose();
    run?.();
    if (path === undefined) return;
    if (begin !== undefined) return void goAndBegin(path, begin);
    rememberPath(path);
    if (isExternal(path)) window.open(path, "_blank", "noopener");
    else void navigate(path);
  }

  return (
    <dialog
      ref={dialog}
      className={classes(dialogs["dialog"], styles["dialog"])}
      aria-label={t.label}
      onClose={onClose}
    >
      {open && <OpenSearch onChoose={choose} onClose={onClose} onOpen={(thing) => void navigate(thingPath(thing))} />}
    </dialog>
  );
}

type OpenProps = {
  onChoose: (entry: SearchEntry) => void;
  onClose: () => void;
  onOpen: (thing: Thing) => void;
};

/** Reads the current page's actions and the recent paths only once, when the search opens. */
function OpenSearch({ onChoose, onClose, onOpen }: OpenProps) {
  const groups = useNavigationGroups();
  const may = useMay();
  const [offered] = useState(() => ({ actions: pageActions(), recent: recentPaths() }));
  return <SearchPanel sources={{ groups, may, ...offered, openThing: onOpen }} onChoose={onChoose} onClose={onClose} />;
}
