import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The declarations of the first rule with this selector in a style sheet of the app. */
function ruleOf(file: string, selector: string): string {
  const css = `\n${readFileSync(new URL(`../${file}`, import.meta.url), "utf8")}`;
  const start = css.indexOf(`\n${selector} {\n`);
  if (start < 0) throw new Error(`${file} has no rule for ${selector}`);
  return css.slice(start, css.indexOf("}", start));
}

test(
  "drawers and what is in the navigation have the specified sizes",
  { tags: ["S9-09", "S9-10", "S9-11", "S9-12"] },
  () => {
    expect(ruleOf("ui/overlay/drawer.module.css", ".drawer")).toContain("inline-size: min(320px, 100vw);");
    expect(ruleOf("layout/header/header.module.css", ".navigation a")).toContain("min-block-size: 48px;");
    expect(ruleOf("layout/drawers/drawer-links.module.css", ".links .banner")).toContain("block-size: 180px;");
    expect(ruleOf("layout/dashboard/navigation/flyout.module.css", ".flyout a")).toContain("min-block-size: 36px;");
  },
);
