import { useState } from "react";
import { IconCheck, IconHexagonFilled, IconSelector } from "@tabler/icons-react";
import { Button } from "react-aria-components/Button";
import { Menu, MenuItem, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { dashboard } from "../../../locales/en/dashboard/dashboard.ts";
import { useTexts } from "../../../locales/texts.ts";
import { chooseWorkspace, chosenWorkspace, type Workspace, workspaces } from "./workspaces.ts";
import styles from "./workspace-switcher.module.css";

function Logo({ logo }: Pick<Workspace, "logo">) {
  return (
    <span className={styles["logo"]} data-logo={logo} aria-hidden="true">
      <IconHexagonFilled size={16} />
    </span>
  );
}

/** The name and plan of the current workspace, and a menu of all of them. */
export default function WorkspaceSwitcher() {
  const t = useTexts(dashboard).workspaces;
  const [current, setCurrent] = useState(chosenWorkspace);
  const name = t.team(current.number);
  // The library knows the direction of the language, but not the one that a person has set.
  const isRtl = document.documentElement.dir === "rtl";

  function choose(workspace: Workspace): void {
    chooseWorkspace(workspace);
    setCurrent(workspace);
  }

  const plan = (of: Workspace) => (
    <span className={styles["plan"]} data-plan={of.plan}>
      {t.plans[of.plan]}
    </span>
  );
  return (
    <MenuTrigger>
      <Button className={styles["button"] ?? ""} aria-label={`${t.label}: ${name}, ${t.plans[current.plan]}`}>
        <Logo logo={current.logo} />
        <span className={styles["name"]}>{name}</span>
        {plan(current)}
        <IconSelector size={16} />
      </Button>
      <Popover className={styles["popover"] ?? ""} placement={isRtl ? "bottom right" : "bottom left"} isNonModal>
        <Menu
          className={styles["menu"] ?? ""}
          aria-label={t.label}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[current.id]}
        >
          {workspaces.map((workspace) => (
            <MenuItem
              key={workspace.id}
              id={workspace.id}
              className={styles["item"] ?? ""}
              textValue={t.team(workspace.number)}
              onAction={() => choose(workspace)}
            >
              <Logo logo={workspace.logo} />
              <span className={styles["name"]}>{t.team(workspace.number)}</span>
              {plan(workspace)}
              <IconCheck size={18} className={styles["check"]} />
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
