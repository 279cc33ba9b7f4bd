import { expect, test } from "vitest";
import { dashboard as texts } from "../../../locales/en/dashboard/dashboard.ts";
import { workspacesIn } from "./workspaces.ts";

test(
  "the sample workspaces have an id, a name, a logo and a plan, Free or Pro",
  { tags: ["S3-51", "S3-52", "S3-53"] },
  () => {
    expect(workspacesIn(texts)).toEqual([
      { id: "team-1", name: "Team 1", logo: "green", plan: "Free" },
      { id: "team-2", name: "Team 2", logo: "violet", plan: "Pro" },
      { id: "team-3", name: "Team 3", logo: "amber", plan: "Pro" },
    ]);
  },
);
