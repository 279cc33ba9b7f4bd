import * as v from "valibot";
import type { dashboard as english } from "../../../locales/en/dashboard/dashboard.ts";
import type { Translated } from "../../../locales/texts.ts";
import { readStored, store } from "../../../storage/browser-storage.ts";
import { readBy } from "../../../storage/schemas.ts";

export type Workspace = { id: string; name: string; logo: "green" | "violet" | "amber"; plan: "Free" | "Pro" };

const teams = [
  { id: "team-1", logo: "green", plan: "Free" },
  { id: "team-2", logo: "violet", plan: "Pro" },
  { id: "team-3", logo: "amber", plan: "Pro" },
] as const satisfies readonly Omit<Workspace, "name">[];

const KEY = "dashboard-workspace";
const readId = readBy(v.picklist(teams.map(({ id }) => id)));

/** The sample teams of a demo shop. */
export const workspacesIn = ({ workspaces: t }: Translated<typeof english>): readonly Workspace[] =>
  teams.map((team, index) => ({ ...team, name: t.team(index + 1) }));

/**
 * The id of the workspace chosen in this tab; by default Team 1. The choice does not change the dashboard's content.
 */
export const chosenWorkspace = (): string => readStored("session", KEY, readId) ?? teams[0].id;

export function chooseWorkspace({ id }: Workspace): void {
  store("session", KEY, id);
}
