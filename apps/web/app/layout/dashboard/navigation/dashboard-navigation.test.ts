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
      {
        title: "Group",
        path: "/dashboard/group",
        hasIcon: true,
        children: expect.arrayContaining([
          { title: "Boxes", path: "/dashboard/group" },
          { title: "Users", path: "/dashboard/group/five" },
          { title: "Payments", path: "/dashboard/group/six" },
        ]),
      },
    ]);
  },
);
