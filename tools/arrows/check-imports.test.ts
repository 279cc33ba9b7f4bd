import { describe, expect, test } from "vitest";
import { checkImports } from "./check-imports.ts";
import { readScript } from "./read-script.ts";

function rules(path: string, text: string): string[] {
  return checkImports(readScript({ path, text })).map(({ rule, line }) => `${line} ${rule}`);
}

const room = (name: string, file: string) => `apps/server/src/features/${name}/${file}`;

describe("rooms", () => {
  test("import the doors of rooms to their left", () => {
    expect(rules(room("balance", "get-balance.ts"), `import { post } from "../ledger/index.ts";`)).toEqual([]);
    expect(rules(room("balance", "get-balance.ts"), `import { post } from "./balance.store.ts";`)).toEqual([]);
  });

  test("do not reach past a door, to the right, or to the composition", () => {
    const text = [
      `import { post } from "../ledger/ledger.store.ts";`,
      `import { open } from "../lootboxes/index.ts";`,
      `export { makeApp } from "../../app.ts";`,
      `const later = await import("../shipments/index.ts");`,
      `import type { Ticket } from "../raffle/index.ts";`,
    ].join("\n");
    expect(rules(room("balance", "get-balance.ts"), text).toSorted()).toEqual([
      "1 doors",
      "2 room order",
      "3 composition",
      "4 room order",
    ]);
    expect(rules(room("raffle", "draw.ts"), `import { post } from "../ledger/index.ts";`)).toEqual(["1 rooms"]);
  });

  test("are not imported by the folders below them or by the gateway", () => {
    const door = `import { sessions } from "../features/auth/index.ts";`;
    expect(rules("apps/server/src/http/bind.ts", door)).toEqual(["1 rooms"]);
    expect(rules("apps/server/src/sandbox-gateway/pay.ts", door)).toEqual(["1 gateway"]);
    expect(rules("apps/web/app/layout/header.tsx", `import { Cart } from "../features/checkout/index.ts";`)).toEqual([
      "1 rooms",
    ]);
  });

  test("are composed through doors and routes", () => {
    const path = "apps/server/src/app.ts";
    expect(rules(path, `import { routes } from "./features/auth/auth.routes.ts";`)).toEqual([]);
    expect(rules(path, `import { store } from "./features/auth/auth.store.ts";`)).toEqual(["1 doors"]);
  });

  test("have an operators' side, which may use every customers' room, and which none of them may use", () => {
    const side = "apps/server/src/features/items/operators";
    expect(rules(`${side}/change-item.ts`, `import { publish } from "../../lootboxes/index.ts";`)).toEqual([]);
    expect(rules(`${side}/change-item.ts`, `import { item } from "../items.store.ts";`)).toEqual(["1 doors"]);
    expect(rules(`${side}/bulk/plan.ts`, `import { operate } from "../../../operators/index.ts";`)).toEqual([]);
    expect(rules(room("items", "buy.ts"), `import { change } from "./operators/index.ts";`)).toEqual(["1 room order"]);
  });

  test("rooms of the web follow the same order, with the checkout last", () => {
    const text = `import { buy } from "../checkout/index.ts";`;
    expect(rules("apps/web/app/features/people/page.tsx", text)).toEqual(["1 room order"]);
    expect(rules("apps/web/app/features/checkout/page.tsx", `import { Ticks } from "../people/index.ts";`)).toEqual([]);
    expect(rules("apps/web/app/routes/transactions.tsx", text.replace("../", "../features/"))).toEqual([]);
  });
});

describe("payment providers", () => {
  const folder = "apps/server/src/payment-providers";

  test("know no room, and rooms know their interface only", () => {
    const up = `import { settle } from "../../features/payments/index.ts";`;
    expect(rules(`${folder}/checkoutcom/provider.ts`, up)).toEqual(["1 rooms"]);
    const names = ["provider.ts", "provider-http.ts", "payment-providers.ts", "sandbox/keys.ts"];
    const text = names.map((name) => `import { it } from "../../payment-providers/${name}";`).join("\n");
    expect(rules(room("payments", "settle.ts"), text)).toEqual([2, 3, 4].map((line) => `${line} payment providers`));
  });

  test("call the sandbox gateway over HTTP, except for the file that starts it", () => {
    const text = `import { pay } from "../../sandbox-gateway/index.ts";`;
    expect(rules(`${folder}/sandbox/open.ts`, text)).toEqual([]);
    expect(rules(`${folder}/sandbox/provider.ts`, text)).toEqual(["1 gateway"]);
    expect(
      rules("apps/server/src/sandbox-gateway/pay.ts", `import { it } from "../payment-providers/provider.ts";`),
    ).toEqual(["1 gateway"]);
  });
});

describe("the folders below the server's rooms", () => {
  test("allow HTTP only in a room's routes and tests", () => {
    const text = `import { pageResponse } from "../../http/page.ts";`;
    expect(rules(room("items", "items.routes.ts"), text)).toEqual([]);
    expect(rules(room("items", "items.test.ts"), text)).toEqual([]);
    for (const file of ["index.ts", "items.store.ts", "buy-item.ts"]) {
      expect(rules(room("items", file), text)).toEqual(["1 http"]);
    }
    expect(rules(room("items", "buy-item.ts"), `import type { Person } from "../../command/person.ts";`)).toEqual([]);
  });

  test("have their own order: database, command, http", () => {
    const server = (path: string, target: string) => rules(`apps/server/src/${path}`, `import "../${target}";`);
    expect(server("http/bind.ts", "command/person.ts")).toEqual([]);
    expect(server("command/call-command.ts", "database/connection.ts")).toEqual([]);
    expect(server("command/forget-keys.ts", "http/caller.ts")).toEqual(["1 ground"]);
    expect(server("database/migrate.ts", "command/refusal.ts")).toEqual(["1 ground"]);
    expect(server("database/migrate.ts", "embedded-postgres/binaries.ts")).toEqual(["1 ground"]);
    const binaries = `import "./embedded-postgres/binaries.ts";`;
    expect(rules("apps/server/src/find-database.ts", binaries)).toEqual([]);
  });
});

test("the web's layout is above rooms and other folders, which may import the shell", () => {
  const text = `import { useAppInfo } from "../../shell/app-info.ts"; import { Footer } from "../../layout/footer.tsx";`;
  expect(rules("apps/web/app/features/auth/sign-in-page.tsx", text)).toEqual(["1 layout"]);
  expect(rules("apps/web/app/ui/page/page-title.tsx", text)).toEqual(["1 ui", "1 ui"]);
  expect(rules("apps/web/app/session/record/logout.ts", text)).toEqual(["1 layout"]);
  expect(rules("apps/web/app/layout/header/header.tsx", text)).toEqual([]);
});

describe("workspaces", () => {
  test("workspaces of packages import no app, and money imports nothing", () => {
    expect(rules("packages/contract/src/endpoints/items/items.ts", `import { cents } from "@trove/money";`)).toEqual(
      [],
    );
    expect(rules("packages/contract/src/endpoints/items/items.ts", `import { app } from "@trove/server";`)).toEqual([
      "1 workspaces",
    ]);
    expect(rules("packages/money/src/cents.ts", `import { x } from "@trove/contract";`)).toEqual(["1 workspaces"]);
    expect(rules("packages/money/src/cents.ts", `import { x } from "../../fairness/src/draw.ts";`)).toEqual([
      "1 workspaces",
    ]);
  });

  test("workspaces of server and web meet only where pages are rendered", () => {
    const page = `const { createWeb } = await import("@trove/web/serve");`;
    expect(rules("apps/server/src/main.ts", page)).toEqual([]);
    expect(rules("apps/server/src/http/bind.ts", page)).toEqual(["1 workspaces"]);
    expect(rules("apps/server/src/main.ts", `import "../../web/app/root.tsx";`)).toEqual(["1 workspaces"]);
    expect(rules("apps/web/app/root.tsx", `import "@trove/server";`)).toEqual(["1 workspaces"]);
    expect(rules("apps/web/app/root.tsx", `import "../../server/src/app.ts";`)).toEqual(["1 workspaces"]);
  });

  test("the mirror imports the fairness package, and nothing of the shop", () => {
    const path = "apps/mirror/src/witness/open-witness.ts";
    expect(rules(path, `import { judgeCheckpoint } from "@trove/fairness/log";`)).toEqual([]);
    expect(rules(path, `import { app } from "@trove/server"; import { cents } from "@trove/money";`)).toEqual([
      "1 workspaces",
      "1 workspaces",
    ]);
    expect(rules(path, `import { privateKeyOf } from "../../../server/src/ed25519.ts";`)).toEqual(["1 workspaces"]);
    expect(rules(path, `import Fastify from "fastify";`)).toEqual(["1 fastify"]);
    expect(rules("apps/mirror/src/http/open-server.ts", `import Fastify from "fastify";`)).toEqual([]);
  });

  test("workspaces that make up the shop import no tools", () => {
    expect(rules("apps/server/src/main.ts", `import "../../../tools/check.ts";`)).toEqual(["1 workspaces"]);
    expect(rules("e2e/open.test.ts", `import "../tools/chromium.ts"; import "../apps/server/src/app.ts";`)).toEqual([]);
  });
});

test("allow Fastify only in app, main, http and routes", () => {
  const text = `import type { FastifyInstance } from "fastify";`;
  for (const path of [
    "app.ts",
    "main.ts",
    "http/bind.ts",
    "features/auth/auth.routes.ts",
    "features/auth/login.test.ts",
  ]) {
    expect(rules(`apps/server/src/${path}`, text)).toEqual([]);
  }
  expect(rules(room("auth", "login.ts"), text)).toEqual(["1 fastify"]);
  expect(rules(room("auth", "login.ts"), `import cors from "@fastify/cors";`)).toEqual(["1 fastify"]);
});
