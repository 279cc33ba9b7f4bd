export {
  collectActs,
  defineAct,
  defineDirectAct,
  type DirectCall,
  type Operated,
  type OperatorCall,
  type Change,
  type RevertCall,
  type AskedBy,
  type Act,
} from "./acts/act.ts";
export { readAuditHead } from "./audit/audit-chain.store.ts";
export { makeReadForeign } from "./audit/read-foreign.ts";
export { tellOperatorsJob } from "./notices/tell-operators.ts";
export { operatorJobs } from "./operators.jobs.ts";
export { bindForOperators, operatorRoutes } from "./operators.routes.ts";
export { appoint } from "./rights/appoint.ts";
export { resetFactorsByEmail } from "./rights/reset-factors-by-email.ts";
export { rightsActs } from "./rights/rights-acts.ts";
export { type ChangedBoxes, changedBoxes, type PreviewParts } from "./works/changed-boxes.ts";
export { runWorksJob } from "./works/run-works.ts";
export { viewActs } from "./lists/view-acts.ts";
export { workActs } from "./works/work-acts.ts";
export { operate, type OperationParts } from "./acts/operate.ts";
export { wasReadSince } from "./acts/operations.store.ts";
export { countUpTo } from "./lists/lists.store.ts";
export { auditRead } from "./audit/audit-read.ts";
export { readUserNames, userNameOf } from "./audit/user-names.store.ts";
export { exportList, inBatches, type CsvColumn } from "./lists/export-list.ts";
export { shownWork } from "./works/shown-work.ts";
export {
  type ChangedValue,
  type RowChange,
  readRows,
  type Work,
  type WorkRow,
  type PlannedRow,
  insertWork,
  groupRows,
} from "./works/works.store.ts";
export { insertAudit } from "./acts/operations.store.ts";
export { CARRIERS } from "./audit/operator-name.ts";
export type { RowContext, WorkRules } from "./works/work-rules.ts";
export { auditedTranslations } from "./audit/audited-translations.ts";
export { auditedBoxes, changesOpenBoxes, oddsOfBoxes } from "./works/audited-boxes.ts";
export { tellCount } from "./notices/tell-count.ts";
export type { PermissionsOf } from "./acts/permissions.ts";
export type { FourEyes } from "./acts/act-parts.ts";
export { noteGiven } from "./approvals/given-alone.ts";
export { hasPermission, requireOwnerForOperator } from "./rights/operator-accounts.ts";
export { reads } from "./audit/audit.store.ts";
export { SEES_EMAILS, withMaskedEmails } from "./audit/masked-emails.ts";
export { runUnapproved } from "./approvals/needs-approval.ts";
export { absentOperator } from "./acts/absent-operator.ts";
export { codedProblems, noted } from "./works/row-problems.ts";
