import { type RouteConfig, index, layout, route } from "@react-router/dev/routes";

/** Every screen with its path, one per line. The layouts around them are the frame and check the role. */
export default [
  layout("layout/frames/public-layout.tsx", [
    index("features/items/shop/shop-page.tsx", { id: "front" }),
    route("shop", "features/items/shop/shop-page.tsx", { id: "shop" }),
    route("shop/items/:id", "features/items/item/item-page.tsx"),
    route("faq", "features/faq/faq-page.tsx"),
    route("lootboxes", "features/lootboxes/list/box-list-page.tsx", { id: "boxes" }),
    route("lootboxes/list", "features/lootboxes/list/box-list-page.tsx", { id: "boxes-list" }),
    route("lootboxes/:id", "features/lootboxes/box/box-page.tsx"),
    route("provably-fair", "features/fairness/page/provably-fair-page.tsx"),
    route("coming-soon", "features/status/coming-soon-page.tsx"),
    route("maintenance", "shell/maintenance-page.tsx"),
    route("error/403", "features/status/forbidden-page.tsx"),
    route("error/404", "features/status/not-found-page.tsx"),
    route("error/500", "features/status/failure-page.tsx"),
    route("404", "features/status/not-found-page.tsx", { id: "not-found" }),

    layout("layout/frames/user-layout.tsx", [
      route("inventory", "routes/inventory-route.tsx"),
      route("top-up", "features/balance/top-up/top-up-page.tsx"),
      route("payment-validation", "routes/payment-validation-route.tsx"),
      route("transactions", "routes/transactions-route.tsx"),
      route("shipment-create", "features/shipments/create/shipment-create-page.tsx"),
      route("shipments", "routes/shipments-route.tsx"),
      route("account-settings", "routes/account-settings-route.tsx"),
    ]),
    route("cart", "features/checkout/cart-page.tsx"),
  ]),
  layout("layout/frames/admin-layout.tsx", [
    route("dashboard", "features/admin/overview/overview-page.tsx"),
    route("dashboard/two", "features/admin/shipments/shipments-page.tsx"),
    route("dashboard/three", "features/admin/pending-page.tsx", { id: "catalogue" }),
    route("dashboard/group", "features/admin/boxes/boxes-page.tsx"),
    route("dashboard/group/boxes/:id", "features/admin/boxes/editor/box-editor-page.tsx"),
    route("dashboard/group/prize-cover", "features/admin/boxes/cover/cover-page.tsx"),
    route("dashboard/group/five", "features/admin/pending-page.tsx", { id: "people" }),
    route("dashboard/group/six", "features/admin/pending-page.tsx", { id: "operators-payments" }),
  ]),
  layout("layout/frames/visitor-layout.tsx", [
    route("auth/jwt/sign-in", "features/auth/sign-in-page.tsx"),
    route("auth/jwt/sign-up", "features/auth/sign-up-page.tsx"),
    route("auth/jwt/forgot-password", "features/auth/forgot-password-page.tsx"),
    route("auth/jwt/reset-password", "features/auth/reset-password-page.tsx"),
    route("auth/:method/:screen", "features/auth/method-disabled-page.tsx"),
  ]),
  route("*", "features/status/unknown-path.ts"),
] satisfies RouteConfig;
