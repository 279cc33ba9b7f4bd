import { IconBox, IconCategory, IconLayoutDashboard, IconTruckDelivery } from "@tabler/icons-react";
import type { dashboard } from "../../../locales/en/dashboard/dashboard.ts";
import type { Translated } from "../../../locales/texts.ts";
import type { NavGroup } from "./nav-rules.ts";

/** The dashboard's navigation. */
export function dashboardNavigation({ nav: t }: Translated<typeof dashboard>): readonly NavGroup[] {
  return [
    {
      subheader: t.overview,
      items: [
        { title: t.overview, path: "/dashboard", icon: IconLayoutDashboard },
        { title: t.shipments, path: "/dashboard/two", icon: IconTruckDelivery },
        { title: t.catalogue, path: "/dashboard/three", icon: IconCategory },
      ],
    },
    {
      subheader: t.management,
      items: [
        {
          title: t.group,
          path: "/dashboard/group",
          icon: IconBox,
          children: [
            { title: t.boxes, path: "/dashboard/group" },
            { title: t.users, path: "/dashboard/group/five" },
            { title: t.payments, path: "/dashboard/group/six" },
            { title: t.cases, path: "/dashboard/group/cases" },
            { title: t.approvals, path: "/dashboard/group/approvals" },
            { title: t.rights, path: "/dashboard/group/rights" },
            { title: t.audit, path: "/dashboard/group/audit" },
          ],
        },
      ],
    },
  ];
}
