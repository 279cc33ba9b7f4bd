import { operatorAccountEndpoints } from "./account/operators.ts";
import { approvalEndpoints } from "./operators/approvals/approvals.ts";
import { auditEndpoints } from "./operators/audit.ts";
import { bookEndpoints } from "./books.ts";
import { caseEndpoints } from "./cases.ts";
import { disputeEndpoints } from "./fairness/operators.ts";
import { bulkItemEndpoints } from "./items/operators/bulk-items.ts";
import { adminItemEndpoints } from "./items/operators/items.ts";
import { legalDocumentEndpoints } from "./files/operators.ts";
import { launchOperatorEndpoints } from "./launch/operators.ts";
import { adminLootboxEndpoints } from "./lootboxes/operators.ts";
import { savedViewEndpoints } from "./operators/lists.ts";
import { adminPaymentEndpoints } from "./payments/operators/payments.ts";
import { quarantineEndpoints } from "./payments/operators/quarantine.ts";
import { reconciliationEndpoints } from "./payments/operators/reconciliation.ts";
import { statementEndpoints } from "./payments/operators/statements.ts";
import { peopleEndpoints } from "./people/people.ts";
import { personChangeEndpoints } from "./people/person-changes.ts";
import { personIdentityEndpoints } from "./people/person-identity.ts";
import { personProtectionEndpoints } from "./people/person-protection.ts";
import { operatorProtectionEndpoints } from "./protection/operators.ts";
import { timelineEndpoints } from "./people/timeline.ts";
import { adminCategoryEndpoints } from "./items/operators/categories.ts";
import { pictureEndpoints } from "./items/operators/pictures.ts";
import { adminReductionEndpoints } from "./items/operators/reductions.ts";
import { adminGiftEndpoints } from "./gifts/operators.ts";
import { adminPromotionEndpoints } from "./promotions/operators.ts";
import { adminPayoutEndpoints } from "./payouts/operators.ts";
import { adminReviewEndpoints } from "./reviews/operators.ts";
import { watchedOddsEndpoints } from "./overview/odds.ts";
import { overviewEndpoints } from "./overview/overview.ts";
import { statusEndpoints } from "./overview/status.ts";
import { presenceEndpoints } from "./operators/presence.ts";
import { reservedEndpoints } from "./operators/reserved.ts";
import { searchEndpoints } from "./search.ts";
import { rightsEndpoints } from "./operators/rights.ts";
import { adminTransactionEndpoints } from "./payments/operators/ledger.ts";
import { settingsEndpoints } from "./settings.ts";
import { adminShipmentEndpoints } from "./shipments/operators.ts";
import { adminWithdrawalEndpoints } from "./withdrawals/operators.ts";
import { workEndpoints } from "./operators/works.ts";

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
  ...statementEndpoints,
  ...adminWithdrawalEndpoints,
  ...adminReductionEndpoints,
  ...adminGiftEndpoints,
  ...adminPromotionEndpoints,
  ...adminPayoutEndpoints,
  ...adminReviewEndpoints,
  ...caseEndpoints,
  ...disputeEndpoints,
  ...peopleEndpoints,
  ...personChangeEndpoints,
  ...personProtectionEndpoints,
  ...operatorAccountEndpoints,
  ...personIdentityEndpoints,
  ...operatorProtectionEndpoints,
  ...timelineEndpoints,
  ...legalDocumentEndpoints,
  ...pictureEndpoints,
  ...auditEndpoints,
  ...watchedOddsEndpoints,
  ...overviewEndpoints,
  ...bookEndpoints,
  ...statusEndpoints,
  ...launchOperatorEndpoints,
  ...savedViewEndpoints,
  ...settingsEndpoints,
  ...bulkItemEndpoints,
  ...workEndpoints,
  ...presenceEndpoints,
  ...searchEndpoints,
  ...reservedEndpoints,
};
