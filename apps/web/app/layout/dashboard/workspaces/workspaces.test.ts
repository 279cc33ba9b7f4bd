import { expect, test } from "vitest";
import { dashboard as texts } from "../../../locales/en/dashboard/dashboard.ts";
import { workspaces } from "./workspaces.ts";

test(
  "the sample workspaces have an id, a name, a logo and a plan, Free or Pro",
  { tags: ["S3-51", "S3-52", "S3-53"] },
  () => {
    const { team, plans } = texts.workspaces;
    expect(workspaces.map(({ id, number, logo, plan }) => [id, team(number), logo, plans[plan]])).toEqual([
      ["team-1", "Team 1", "green", "Free"],
      ["team-2", "Team 2", "violet", "Pro"],
      ["team-3", "Team 3", "amber", "Pro"],
    ]);
  },
);
