import type { Job } from "../../../jobs.ts";
import { runReductionsJob } from "./run-reductions.ts";
import { tellWishersJob, type WishParts } from "../wishes/tell-wishers.ts";

/** The jobs of items: reductions first, so that people hear of the prices that they change. */
export const itemJobs = (parts: WishParts): Job[] => [runReductionsJob(parts), tellWishersJob(parts)];
