import { openDisputeCase } from "./dispute-case.ts";
import type { DisputeParts } from "./dispute-parts.ts";
import { examineIncidents } from "./examine-incidents.ts";
import { mailDispute } from "./mail-dispute.ts";
import { openDispute, openDisputeFromFile } from "./open-dispute.ts";

export const disputeActs = (parts: DisputeParts) => [
  openDispute,
  openDisputeFromFile(parts),
  examineIncidents(parts),
  mailDispute(parts),
  openDisputeCase,
];
