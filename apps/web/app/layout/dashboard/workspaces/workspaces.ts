import * as v from "valibot";
import { readStored, store } from "../../../storage/browser-storage.ts";
import { readBy } from "../../../storage/schemas.ts";

export type Workspace = { id: string; number: number; logo: "green" | "violet" | "amber"; plan: "Free" | "Pro" };

/** The sample teams. */
export const workspaces = [
  { id: "team-1", number: 1, logo: "green", plan: "Free" },
  { id: "team-2", number: 2, logo: "violet", plan: "Pro" },
  { id: "team-3", number: 3, logo: "amber", plan: "Pro" },
] as const satisfies readonly Workspace[];

const KEY = "dashboard-workspace";
const readId = readBy(v.picklist(workspaces.map(({ id }) => id)));

/** The workspace that was chosen in this tab, at first Team 1. It has no effect on what the dashboard shows. */
export function chosenWorkspace(): Workspace {
  const id = readStored("session", KEY, readId);
  return workspaces.find((workspace) => workspace.id === id) ?? workspaces[0];
}

export function chooseWorkspace({ id }: Workspace): void {
  store("session", KEY, id);
}
