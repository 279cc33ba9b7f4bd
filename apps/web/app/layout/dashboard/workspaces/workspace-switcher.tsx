import { useRef, useState } from "react";
import { IconSelector } from "../../../ui/icons/dashboard-icons.ts";
import { dashboard } from "../../../locales/en/dashboard/dashboard.ts";
import { labelled } from "../../../locales/joined.ts";
import { useTexts } from "../../../locales/texts.ts";
import { later } from "../../../ui/later.tsx";
import { WorkspaceLogo, WorkspacePlan } from "./workspace-marks.tsx";
import { chooseWorkspace, chosenWorkspace, type Workspace, workspacesIn } from "./workspaces.ts";
import styles from "./workspace-switcher.module.css";

const WorkspaceMenu = later(() => import("./workspace-menu.tsx"));

/**
 * A button with the name and plan of the current workspace. It opens the menu of workspaces, whose code is loaded when
 * it is first opened.
 */
export function WorkspaceSwitcher() {
  const texts = useTexts(dashboard);
  const workspaces = workspacesIn(texts);
  const [chosen, setChosen] = useState(chosenWorkspace);
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function show(): void {
    setLoaded(true);
    setOpen(true);
  }

  function close(): void {
    setOpen(false);
    button.current?.focus();
  }

  function choose(workspace: Workspace): void {
    chooseWorkspace(workspace);
    setChosen(workspace.id);
    close();
  }

  const current = workspaces.find(({ id }) => id === chosen);
  if (current === undefined) return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles["button"]}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={show}
      >
        <WorkspaceLogo workspace={current} />
        <span className="visually-hidden">{labelled(texts.workspaces.label, current.name)}</span>
        <span className={styles["name"]} aria-hidden="true">
          {current.name}
        </span>{" "}
        <WorkspacePlan workspace={current} />
        <IconSelector size={16} />
      </button>
      {loaded && (
        <WorkspaceMenu
          button={button}
          open={open}
          workspaces={workspaces}
          current={current}
          onChoose={choose}
          onClose={close}
        />
      )}
    </>
  );
}
