import { expect, test } from "vitest";
import { dashboard as texts } from "../../../locales/en/dashboard/dashboard.ts";
import { dashboardNavigation } from "./dashboard-navigation.ts";

test(
  "groups have a subheader and items, and items a title, a path, an icon and perhaps children",
  { tags: ["S3-55", "S3-56"] },
  () => {
    const groups = dashboardNavigation(texts);
    expect(groups.map((group) => Object.keys(group))).toEqual(groups.map(() => ["subheader", "items"]));
    const items = groups.flatMap((group) => group.items);
    expect(items.map(({ icon, children, ...entry }) => ({ ...entry, hasIcon: icon !== undefined, children }))).toEqual([
      { title: "Overview", path: "/dashboard", hasIcon: true, children: undefined },
      { title: "Shipments", path: "/dashboard/two", hasIcon: true, children: undefined },
      { title: "Catalogue", path: "/dashboard/three", hasIcon: true, children: undefined },
      { title: "Boxes", path: "/dashboard/group", hasIcon: true, children: undefined },
      { title: "Users", path: "/dashboard/group/five", hasIcon: true, children: undefined },
      { title: "Payments", path: "/dashboard/group/six", hasIcon: true, children: undefined },
      {
        title: "Finance",
        path: "/dashboard/group/six/",
        hasIcon: true,
        children: expect.arrayContaining([
          { title: "Quarantine", path: "/dashboard/group/six/quarantine" },
          { title: "Legal documents", path: "/dashboard/group/six/documents" },
        ]),
      },
      { title: "Cases", path: "/dashboard/group/cases", hasIcon: true, children: undefined },
      { title: "Approvals", path: "/dashboard/group/approvals", hasIcon: true, children: undefined },
      { title: "Rights", path: "/dashboard/group/rights", hasIcon: true, children: undefined },
      { title: "Audit log", path: "/dashboard/group/audit", hasIcon: true, children: undefined },
    ]);
  },
);
