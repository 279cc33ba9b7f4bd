import { adminRoutes } from "@trove/contract/admin-routes";
import type { Permission } from "@trove/contract/permissions";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { type State, SWRConfig, unstable_serialize } from "swr";
import { expect, test } from "vitest";
import { addRoutes } from "../../../api/known-routes.ts";
import { keyOf } from "../../../api/use-query.ts";
import { BarNav } from "./bar-nav.tsx";
import type { NavGroup } from "./nav-rules.ts";
import { useVisibleGroups } from "./use-navigation.ts";
import { ColumnNav } from "./vertical-nav.tsx";

const icon = () => null;
const item = (title: string, path: string) => ({ title, path, icon });

const barOf = (groups: readonly NavGroup[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <BarNav groups={groups} side="below" styles={{}} />
    </MemoryRouter>,
  );

test("a group stands under its subheader, and also without one", { tags: ["S2-139", "S2-140"] }, () => {
  const shown = barOf([
    { subheader: "Management", items: [item("Boxes", "/dashboard/group")] },
    { items: [item("Shop", "/shop")] },
  ]);
  expect(shown).toMatch(/role="group" aria-label="Management".*Management.*href="\/dashboard\/group".*Boxes/);
  expect(shown).toMatch(/<div role="group"><ul><li><a href="\/shop".*Shop/);
});

type Menu = ComponentType<{ groups: readonly NavGroup[] }>;
const Vertical: Menu = ColumnNav;
const Mini: Menu = ({ groups }) => <BarNav groups={groups} side="beside" styles={{}} />;
const Horizontal: Menu = ({ groups }) => <BarNav groups={groups} side="below" styles={{}} />;

/** Shows a menu with the groups that the signed-in operator may open. */
function NavigationOf({ groups, as: Shown }: { groups: readonly NavGroup[]; as: Menu }) {
  return <Shown groups={useVisibleGroups(groups)} />;
}

addRoutes(adminRoutes);

const shownTo = (
  permissions: readonly Permission[] | undefined,
  groups: readonly NavGroup[],
  menu: Menu = Horizontal,
) => {
  const rights: State = permissions === undefined ? {} : { data: { permissions } };
  return renderToStaticMarkup(
    <SWRConfig value={{ provider: () => new Map([[unstable_serialize(keyOf("getOperator", {})), rights]]) }}>
      <MemoryRouter>
        <NavigationOf groups={groups} as={menu} />
      </MemoryRouter>
    </SWRConfig>,
  );
};

test(
  "each kind of menu leaves out an entry, and a child of one, whose roles the person lacks",
  { tags: ["S2-141", "S2-142", "S2-143", "S6-34"] },
  () => {
    const forUsers = { ...item("Wishes", "/wishes"), roles: ["User"] as const };
    const help = { ...item("Help", "/help"), children: [item("Questions", "/faq"), forUsers] };
    for (const menu of [Vertical, Mini, Horizontal]) {
      const shown = shownTo([], [{ items: [item("Shop", "/shop"), forUsers, help] }], menu);
      for (const path of ["/shop", "/faq"]) expect(shown).toContain(`href="${path}"`);
      expect(shown).not.toContain("Wishes");
    }
  },
);

test(
  "an address that begins with http opens in a new tab for every operator, and a path does not",
  { tags: ["S2-145", "S2-146"] },
  () => {
    const groups = [{ items: [item("Status", "https://status.trove.example"), item("Boxes", "/dashboard/group")] }];
    const anchor = /<a href="https:\/\/status\.trove\.example" target="_blank" rel="noopener".*Status/;
    for (const permissions of [undefined, [], ["boxes.read"]] as const) {
      expect(shownTo(permissions, groups)).toMatch(anchor);
    }
    expect(shownTo(["boxes.read"], groups)).toContain('href="/dashboard/group"');
    expect(shownTo([], groups)).not.toContain("/dashboard/group");
  },
);
