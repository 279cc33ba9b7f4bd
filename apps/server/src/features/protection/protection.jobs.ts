import type { Job } from "../../jobs.ts";
import { compareExclusionsJob } from "./exclusions/compare-exclusions-job.ts";
import { lapseChecksJob } from "./identity/lapse-checks-job.ts";
import type { ProtectionParts } from "./parts.ts";

/** The background jobs of the room. */
export const protectionJobs = (parts: ProtectionParts): Job[] => [compareExclusionsJob(parts), lapseChecksJob(parts)];
