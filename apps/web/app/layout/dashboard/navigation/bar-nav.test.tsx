import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { BarNav } from "./bar-nav.tsx";
import type { NavGroup } from "./nav-rules.ts";

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

test("an address that begins with http opens in a new tab, and a path does not", { tags: ["S2-145", "S2-146"] }, () => {
  const away = barOf([{ items: [item("Status", "https://status.trove.example")] }]);
  expect(away).toMatch(/<a href="https:\/\/status\.trove\.example" target="_blank"/);
  expect(barOf([{ items: [item("Shop", "/shop")] }])).not.toContain("target=");
});
