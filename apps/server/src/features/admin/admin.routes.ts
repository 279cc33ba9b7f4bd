import type { Bind } from "../../http/bind.ts";
import type { Payments } from "../payments/index.ts";
import { actRoutes } from "./approvals/acts.routes.ts";
import { approvalRoutes } from "./approvals/approvals.routes.ts";
import { adminLootboxRoutes } from "./boxes/admin-lootboxes.routes.ts";
import { prizeCoverRoutes } from "./boxes/cover/prize-cover.routes.ts";
import { caseRoutes } from "./cases/cases.routes.ts";
import { adminItemRoutes } from "./catalogue/admin-items.routes.ts";
import { legalDocumentRoutes } from "./documents/documents.routes.ts";
import { savedViewRoutes } from "./lists/lists.routes.ts";
import { bulkItemRoutes } from "./catalogue/bulk/bulk-items.routes.ts";
import { adminCategoryRoutes } from "./catalogue/categories.routes.ts";
import { adminPictureRoutes } from "./catalogue/pictures.routes.ts";
import { adminStockRoutes } from "./catalogue/stock.routes.ts";
import { disputeRoutes } from "./disputes/disputes.routes.ts";
import { adminShipmentRoutes } from "./shipments/admin-shipments.routes.ts";
import { peopleRoutes } from "./people/people.routes.ts";
import { personChangeRoutes } from "./people/person-changes.routes.ts";
import { auditRoutes } from "./operations/audit.routes.ts";
import { maskedEmails } from "./operations/masked-emails.routes.ts";
import { auditedReads } from "./operations/audited-reads.routes.ts";
import { adminPaymentRoutes } from "./payments/admin-payments.routes.ts";
import { presenceRoutes } from "./presence/presence.routes.ts";
import { reconciliationRoutes } from "./payments/reconciliation.routes.ts";
import { ledgerRoutes } from "./payments/ledger.routes.ts";
import { quarantineRoutes } from "./payments/quarantine.routes.ts";
import { watchedOddsRoutes } from "./odds/odds.routes.ts";
import { searchRoutes } from "./search/search.routes.ts";
import { overviewRoutes } from "./overview/overview.routes.ts";
import type { ActParts } from "./operations/act-parts.ts";
import type { BoxParts } from "./boxes/admin-lootboxes.routes.ts";
import type { PictureParts } from "./catalogue/upload-picture.ts";
import type { PreviewParts } from "./catalogue/preview-item.ts";
import type { DisputeParts } from "./disputes/dispute-parts.ts";
import type { DocumentParts } from "./documents/upload-document.ts";
import type { PaymentParts } from "./payments/change-payment.ts";
import type { AccountParts } from "./people/account-parts.ts";
import type { CreditParts } from "./people/credit-person.ts";
import type { ShipmentParts } from "./shipments/move-shipment.ts";
import type { WorkParts } from "./works/change-work.ts";
import { rightsRoutes } from "./rights/rights.routes.ts";
import { workRoutes } from "./works/works.routes.ts";

type AdminRouteParts = ActParts &
  AccountParts &
  CreditParts &
  DisputeParts &
  DocumentParts &
  PaymentParts &
  PictureParts &
  PreviewParts &
  ShipmentParts &
  WorkParts & { boxes: BoxParts; payments: Pick<Payments, "reportDay"> };

/**
 * Endpoints for operators. Every change writes an audit entry in the same transaction, and so does, once an hour, every
 * read of personal data. Operators who may not read people see e-mail addresses masked.
 */
export function adminRoutes(plainBind: Bind, parts: AdminRouteParts): void {
  const bind = maskedEmails(auditedReads(plainBind, parts), parts);
  adminShipmentRoutes(bind, parts);
  savedViewRoutes(bind, parts);
  adminCategoryRoutes(bind, parts);
  adminItemRoutes(bind, parts);
  actRoutes(bind, parts);
  approvalRoutes(bind, parts);
  rightsRoutes(bind, parts);
  bulkItemRoutes(bind, parts);
  workRoutes(bind, parts);
  adminLootboxRoutes(bind, parts);
  prizeCoverRoutes(bind, parts);
  adminPaymentRoutes(bind, parts);
  ledgerRoutes(bind, parts);
  quarantineRoutes(bind, parts);
  reconciliationRoutes(bind, parts);
  caseRoutes(bind, parts);
  disputeRoutes(bind, parts);
  peopleRoutes(bind, parts);
  personChangeRoutes(bind, parts);
  legalDocumentRoutes(bind, parts);
  adminPictureRoutes(bind, parts);
  adminStockRoutes(bind, parts);
  auditRoutes(bind, parts);
  overviewRoutes(bind, parts);
  watchedOddsRoutes(bind, parts);
  presenceRoutes(bind, parts);
  searchRoutes(bind, parts);
  for (const reserved of ["listChats", "listBoards", "listEvents"] as const) bind(reserved, async () => []);
}
