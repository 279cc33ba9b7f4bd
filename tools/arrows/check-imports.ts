import type { Finding } from "./finding.ts";
import { isTest } from "./finding.ts";
import type { Import, Script } from "./read-script.ts";
import { groundArrows, serverRooms, webRooms, workspaceArrows } from "./rooms.ts";
import { workspaceOf, zoneOf } from "./zones.ts";
import type { Zone } from "./zones.ts";

/** Checks each import between workspaces, rooms and the folders below the rooms. */
export function checkImports(script: Script): Finding[] {
  const from = zoneOf(script.path);
  if (from.side === "tooling") return [];
  return script.imports.flatMap((one) => {
    const [rule, text] = brokenArrow(script.path, from, one) ?? [];
    return rule === undefined || text === undefined ? [] : [{ rule, path: script.path, line: one.line, text }];
  });
}

type Broken = [rule: string, text: string] | undefined;

function brokenArrow(path: string, from: Zone, { specifier, path: target }: Import): Broken {
  if (target === undefined)
    return specifier.startsWith("@trove/") ? packageArrow(path, from, specifier) : fastify(path, specifier);
  const to = zoneOf(target);
  if (to.side === "tooling") return isTest(path) ? undefined : ["workspaces", `the shop may not import ${target}`];
  if (isTest(path) && isTest(target)) return undefined;
  if (workspaceOf(path) !== workspaceOf(target)) return ["workspaces", `${target} is reached through its package only`];
  return roomArrow(from, to, target, path);
}

function packageArrow(path: string, from: Zone, specifier: string): Broken {
  const workspace = workspaceOf(path) ?? "";
  const wanted = specifier.split("/")[1] ?? "";
  if (wanted === workspace || workspaceArrows[workspace]?.includes(wanted)) return undefined;
  // The server may import these two modules of the web only here: it builds the pages and forwards requests to them.
  const pages = ["@trove/web/serve", "@trove/web/build-pages"].includes(specifier);
  if (pages && from.side === "server" && "part" in from && from.part === "composition") return undefined;
  // The mirror serves the verifier that the web builds.
  if (specifier === "@trove/web/build-elsewhere" && path === "apps/mirror/src/main.ts") return undefined;
  return ["workspaces", `${workspace} may not import ${specifier}`];
}

function fastify(path: string, specifier: string): Broken {
  if (!/^(fastify($|-|\/)|@fastify\/)/.test(specifier) || isTest(path)) return undefined;
  if (
    /^apps\/server\/src\/((app|main|pages|platform)\.ts|http\/|sandbox-gateway\/|payment-providers\/define-provider\.ts)/.test(
      path,
    )
  )
    return undefined;
  if (path.endsWith(".routes.ts") || /^apps\/mirror\/src\/(http\/|open-mirror\.ts)/.test(path)) return undefined;
  return ["fastify", `${specifier} belongs to app, main, pages, platform, http/, define-provider.ts and *.routes.ts`];
}

function roomArrow(from: Zone, to: Zone, target: string, path: string): Broken {
  if (!("part" in from) || !("part" in to) || from.part === "serve" || isTest(path)) return undefined;
  if (from.part === "room" && !roomsOf(from.side).includes(from.room)) {
    return ["rooms", `${from.room} is no room: name it in apps/server/src/rooms.ts at its place in the order`];
  }
  if (from.part === "composition") {
    if (from.side === "web" || to.part !== "room" || to.door || to.routes) return undefined;
    return ["doors", `${target} is inside a room: use its index.ts or its routes`];
  }
  if (to.part === "composition") return ["composition", `nothing below imports ${target}: hand it in`];
  // The exception: this file starts the gateway in the shop's process. After that, the shop calls it over HTTP.
  if (path === "apps/server/src/payment-providers/sandbox/open.ts" && to.part === "gateway") return undefined;
  if (from.part === "gateway" || to.part === "gateway") {
    return from.part === to.part ? undefined : ["gateway", "the sandbox gateway and the shop meet over HTTP only"];
  }
  if (from.part === "ui" && !/^apps\/web\/app\/(ui|theme|locales)\//.test(target)) {
    return ["ui", `ui/ is presentational: hand in what it takes from ${target}`];
  }
  if (to.part === "layout" && from.part !== "layout") {
    return ["layout", `layout/ stands above: ${target} is for the composition, shell/ for rooms and ground`];
  }
  if (from.part === "ground" && to.part === "ground") return groundArrow(from.folder, to.folder, target);
  if (from.part === "room" && target.startsWith("apps/server/src/http/") && !path.endsWith(".routes.ts")) {
    return ["http", "only *.routes.ts know HTTP: what a command may know of a request lies in command/"];
  }
  if (from.part === "room" && /identity-checks\/(?!identity-check\.ts$)/.test(target)) {
    return ["identity checks", "rooms know the interface of identity-check.ts only: let the composition hand one in"];
  }
  if (from.part === "room" && /payment-providers\/(?!provider\.ts$)/.test(target)) {
    return ["payment providers", "rooms know the interface of provider.ts only: let the composition hand one in"];
  }
  if (to.part !== "room") return undefined;
  if (from.part !== "room") return ["rooms", `only rooms and the composition know rooms: hand in ${target}`];
  if (from.room === to.room) return undefined;
  const order = roomsOf(from.side);
  if (order.indexOf(to.room) > order.indexOf(from.room)) {
    return ["room order", `${to.room} is to the right of ${from.room}: let the composition hand it over`];
  }
  return to.door ? undefined : ["doors", `${target} is inside the room ${to.room}: use its index.ts`];
}

/**
 * Checks imports between the folders below the rooms. Files outside of these folders may import any of these folders.
 */
function groundArrow(from = "", to = "", target: string): Broken {
  if (from === to || !(from in groundArrows) || !(to in groundArrows)) return undefined;
  return groundArrows[from]?.includes(to) ? undefined : ["ground", `${from}/ may not import ${target}`];
}

function roomsOf(side: "server" | "web"): string[] {
  return side === "server" ? serverRooms : webRooms;
}
