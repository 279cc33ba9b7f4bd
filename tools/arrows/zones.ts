import { isTest, isTooling } from "./finding.ts";

/** The part of the project that a file belongs to. The rules for imports depend on it. */
export type Zone =
  | { side: "package"; name: string }
  | { side: "demo" }
  | { side: "tooling" }
  | { side: "server" | "web"; part: "room"; room: string; door: boolean; routes: boolean }
  | { side: "server" | "web"; part: "ground" | "composition" | "layout" | "ui" | "gateway" | "serve"; folder?: string };

export function zoneOf(path: string): Zone {
  if (isTooling(path)) return { side: "tooling" };
  const [top, second = "", ...rest] = path.split("/");
  // The mirror has no rooms. Like a package, it may import only what its arrows allow.
  if (top === "packages" || second === "mirror") return { side: "package", name: second };
  if (top === "demo") return { side: "demo" };
  return second === "web" ? webZone(rest) : serverZone(path, rest);
}

function serverZone(path: string, [folder, first = "", second = "", ...deeper]: string[]): Zone {
  // The package's own file, which says its version.
  if (folder === "package.json") return { side: "server", part: "ground", folder };
  if (isTest(path) || folder !== "src") return { side: "server", part: "composition" };
  if (first === "features") return roomZone("server", second, deeper);
  if (first === "sandbox-gateway") return { side: "server", part: "gateway" };
  const composes = [
    "app.ts",
    "app-operators.ts",
    "main.ts",
    "pages.ts",
    "platform.ts",
    "sign-in-pages.ts",
    "demo",
    "audit",
    "backups",
    "citus",
    "operators",
    "log-restore",
    "migrations",
    "site",
  ].includes(first);
  return composes ? { side: "server", part: "composition" } : { side: "server", part: "ground", folder: first };
}

function webZone([folder, first = "", second = "", ...deeper]: string[]): Zone {
  if (folder !== "app") return { side: "web", part: "serve" };
  if (first === "features") return roomZone("web", second, deeper);
  if (first === "layout" || first === "ui") return { side: "web", part: first };
  // Files in app/ itself (routes.ts, root.tsx, the entries) and in app/routes/ join several rooms.
  return { side: "web", part: second === "" || first === "routes" ? "composition" : "ground" };
}

function roomZone(side: "server" | "web", room: string, [file = "", ...deeper]: string[]): Zone {
  if (file === "operators") return roomZone(side, `${room}/operators`, deeper);
  const top = deeper.length === 0;
  return {
    side,
    part: "room",
    room,
    door: top && /^index\.tsx?$/.test(file),
    routes: top && file.endsWith(".routes.ts"),
  };
}

/** The room without `/operators`, which names the operators' side of a room. */
export const baseRoom = (room: string): string => room.replace(/\/operators$/, "");

/** The workspace's short name, such as `money` for `@trove/money`; undefined for tooling. */
export function workspaceOf(path: string): string | undefined {
  const [top, second] = path.split("/");
  if (top === "packages" || top === "apps") return second;
  return top === "demo" ? "demo" : undefined;
}
