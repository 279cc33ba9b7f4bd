import { approvalEndpoints } from "./approvals/approvals.ts";
import { auditEndpoints } from "./audit.ts";
import { caseEndpoints } from "./cases.ts";
import { disputeEndpoints } from "./disputes.ts";
import { bulkItemEndpoints } from "./bulk-items.ts";
import { adminItemEndpoints } from "./items.ts";
import { legalDocumentEndpoints } from "./legal-documents.ts";
import { adminLootboxEndpoints } from "./lootboxes.ts";
import { savedViewEndpoints } from "./lists.ts";
import { adminPaymentEndpoints } from "./payments.ts";
import { quarantineEndpoints } from "./quarantine.ts";
import { reconciliationEndpoints } from "./reconciliation.ts";
import { peopleEndpoints } from "./people/people.ts";
import { personChangeEndpoints } from "./people/person-changes.ts";
import { timelineEndpoints } from "./people/timeline.ts";
import { adminCategoryEndpoints } from "./categories.ts";
import { pictureEndpoints } from "./pictures.ts";
import { watchedOddsEndpoints } from "./odds.ts";
import { overviewEndpoints } from "./overview.ts";
import { presenceEndpoints } from "./presence.ts";
import { reservedEndpoints } from "./reserved.ts";
import { searchEndpoints } from "./search.ts";
import { rightsEndpoints } from "./rights.ts";
import { adminTransactionEndpoints } from "./transactions.ts";
import { adminShipmentEndpoints } from "./shipments.ts";
import { workEndpoints } from "./works.ts";

/** The endpoints of the operators' dashboard. Each names the permission that it needs. */
export const adminEndpoints = {
  ...adminShipmentEndpoints,
  ...adminCategoryEndpoints,
  ...adminItemEndpoints,
  ...approvalEndpoints,
  ...rightsEndpoints,
  ...adminLootboxEndpoints,
  ...adminPaymentEndpoints,
  ...adminTransactionEndpoints,
  ...quarantineEndpoints,
  ...reconciliationEndpoints,
  ...caseEndpoints,
  ...disputeEndpoints,
  ...peopleEndpoints,
  ...personChangeEndpoints,
  ...timelineEndpoints,
  ...legalDocumentEndpoints,
  ...pictureEndpoints,
  ...auditEndpoints,
  ...watchedOddsEndpoints,
  ...overviewEndpoints,
  ...savedViewEndpoints,
  ...bulkItemEndpoints,
  ...workEndpoints,
  ...presenceEndpoints,
  ...searchEndpoints,
  ...reservedEndpoints,
};
