import type { RefObject } from "react";
import { IconCheck } from "../../../ui/icons/shop-icons.ts";
import { Menu, MenuItem } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { dashboard } from "../../../locales/en/dashboard/dashboard.ts";
import { useTexts } from "../../../locales/texts.ts";
import { WorkspaceLogo, WorkspacePlan } from "./workspace-marks.tsx";
import type { Workspace } from "./workspaces.ts";
import styles from "./workspace-switcher.module.css";

type Props = {
  button: RefObject<HTMLButtonElement | null>;
  open: boolean;
  workspaces: readonly Workspace[];
  current: Workspace;
  onChoose: (workspace: Workspace) => void;
  onClose: () => void;
};

/** A menu of all workspaces. The current one is checked. */
export default function WorkspaceMenu({ button, open, workspaces, current, onChoose, onClose }: Props) {
  const t = useTexts(dashboard).workspaces;
  // The library takes the direction from the language, but a person can also choose another direction.
  const isRtl = document.documentElement.dir === "rtl";
  return (
    <Popover
      className={styles["popover"] ?? ""}
      triggerRef={button}
      isOpen={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement={isRtl ? "bottom right" : "bottom left"}
      UNSTABLE_portalContainer={button.current?.parentElement ?? undefined}
      isNonModal
    >
      <Menu
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens (WAI-ARIA)
        autoFocus="first"
        className={styles["menu"] ?? ""}
        aria-label={t.label}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[current.id]}
        onClose={onClose}
      >
        {workspaces.map((workspace) => (
          <MenuItem
            key={workspace.id}
            id={workspace.id}
            className={styles["item"] ?? ""}
            textValue={workspace.name}
            onAction={() => onChoose(workspace)}
          >
            <WorkspaceLogo workspace={workspace} />
            <span className={styles["name"]}>{workspace.name}</span>
            <WorkspacePlan workspace={workspace} />
            <IconCheck size={18} className={styles["check"]} />
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
