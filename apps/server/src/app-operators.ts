import { fromEuros } from "@trove/money";
import type { SecurityLog } from "./command/security-log.ts";
import { checkBooksJob } from "./audit/check-daily.ts";
import { lastBackupIn } from "./backups/backup-state.store.ts";
import type { Connection, Database } from "./database/connection.ts";
import type { Environment } from "./environment.ts";
import type { Auth } from "./features/auth/index.ts";
import { holdsMoney } from "./features/account/index.ts";
import { closureActs, operatorClosureRoutes } from "./features/account/operators/index.ts";
import { bookActs, bookMarginJob, bookRoutes } from "./features/books/index.ts";
import {
  caseActs,
  closeDecided,
  lockCaseOpening,
  caseRoutes,
  findHarmJob,
  findSignalsJob,
  readMarkers,
  tellOverdueJob,
} from "./features/cases/index.ts";
import { disputeActs, disputeRoutes } from "./features/fairness/operators/index.ts";
import type { Documents, PictureStorage } from "./features/files/index.ts";
import { legalDocumentRoutes, uploadDocument } from "./features/files/operators/index.ts";
import {
  bulkItemRoutes,
  categoryActs,
  itemActs,
  itemWorkRules,
  operatorCategoryRoutes,
  operatorItemRoutes,
  reductionActs,
  reductionRoutes,
  stockRoutes,
} from "./features/items/operators/index.ts";
import type { BoxVersions, ProveOpenings } from "./features/lootboxes/index.ts";
import {
  boxActs,
  countOwedJob,
  operatorBoxRoutes,
  prizeCoverRoutes,
  returnCostRoutes,
} from "./features/lootboxes/operators/index.ts";
import { launchActs, launchOperatorRoutes } from "./features/launch/operators/index.ts";
import { makeReadFigures } from "./metrics/status-figures.ts";
import type { Mail } from "./features/mail/index.ts";
import {
  bindForOperators,
  collectActs,
  operatorJobs,
  operatorRoutes,
  type PermissionsOf,
  rightsActs,
  runWorksJob,
  tellOperatorsJob,
  viewActs,
  workActs,
} from "./features/operators/index.ts";
import { overviewJobs, overviewRoutes, watchedOddsRoutes, watchOddsJob } from "./features/overview/index.ts";
import type { Payments } from "./features/payments/index.ts";
import {
  ledgerRoutes,
  operatorPaymentRoutes,
  paymentActs,
  quarantineRoutes,
  reconciliationRoutes,
  statementActs,
  statementRoutes,
} from "./features/payments/operators/index.ts";
import { neverTaken, payoutStopped } from "./features/payouts/index.ts";
import { type IsStopped, operatorPayoutRoutes, payoutActs } from "./features/payouts/operators/index.ts";
import type { PayoutProvider } from "./payment-providers/payout-provider.ts";
import { peopleActs, peopleRoutes } from "./features/people/index.ts";
import { personIdentity, type ProtectionParts } from "./features/protection/index.ts";
import { protectionReportRoutes } from "./features/protection/operators/index.ts";
import { type PublicLog, readPlaces } from "./features/public-log/index.ts";
import { makeGuestLinks, refundGuest } from "./features/purchases/index.ts";
import { searchRoutes } from "./features/search/index.ts";
import {
  type OnShipmentCancelled,
  operatorShipmentRoutes,
  setShipmentStatus,
  carrierRoutes,
  shipmentActs,
  shipmentWorkRules,
} from "./features/shipments/operators/index.ts";
import { expireGiftsJob } from "./features/gifts/index.ts";
import { giftActs, operatorGiftRoutes } from "./features/gifts/operators/index.ts";
import { operatorPromotionRoutes, promotionActs } from "./features/promotions/operators/index.ts";
import { operatorReviewRoutes, reviewActs } from "./features/reviews/operators/index.ts";
import type { SettingsReader } from "./features/settings/index.ts";
import { settingsActs, settingsRoutes } from "./features/settings/operators/index.ts";
import { makePageLinks } from "./features/withdrawals/index.ts";
import {
  deleteUnmatchedJob,
  operatorWithdrawalRoutes,
  withdrawalActs,
  withdrawalCasesJob,
} from "./features/withdrawals/operators/index.ts";
import type { Bind } from "./http/bind.ts";
import type { Job } from "./jobs.ts";
import { movesMoney } from "./payment-providers/payment-providers.ts";
import type { Secrets } from "./secrets.ts";

/** GOODWILL_DAY_MAX is by default this many times GOODWILL_MAX. */
const GOODWILLS_A_DAY = 5;

type Log = {
  info(details: object, text: string): void;
  warn(details: object, text: string): void;
  error(details: object, text: string): void;
};

/** The parts that the customers' rooms have made; see `makeApp`. */
type OperatorParts = {
  environment: Environment;
  secrets: Secrets;
  database: Database;
  db: Connection;
  now: () => Date;
  log: Log;
  security: SecurityLog;
  mail: Mail;
  auth: Auth;
  permissionsOf: PermissionsOf;
  documents: Documents;
  pictures: PictureStorage;
  payments: Payments;
  payoutProviders: readonly PayoutProvider[];
  boxVersions: BoxVersions;
  proveOpenings: ProveOpenings;
  publicLog: PublicLog;
  settings: SettingsReader;
  protection: ProtectionParts;
};

/** Registers the rooms of the operators from left to right, and collects their acts. Returns their background work. */
export function registerOperators(plainBind: Bind, parts: OperatorParts): Job[] {
  const { environment, secrets, db, now, log, security, mail, permissionsOf, payments, publicLog, settings } = parts;
  const { terms } = publicLog;
  const { PUBLIC_URL: publicUrl, FOUR_EYES: kinds, FOUR_EYES_ABOVE: above, FOUR_EYES_DAYS: days } = environment;
  const { COMPANY_TIME_ZONE: zone } = environment;
  const fourEyes = { kinds, above, days };
  const publishTerms = () =>
    terms.publish().catch((error: unknown) => log.error({ err: error }, "the terms log was not published"));
  const refundCancelled: OnShipmentCancelled = (tx, before) => refundGuest(tx, before, now());
  const shipmentParts = {
    mail,
    onShipmentCancelled: [refundCancelled],
    guestLinks: makeGuestLinks(secrets, publicUrl),
    publicUrl,
    settings,
    secrets,
    timeZone: zone,
  };
  const creditParts = {
    goodwillMax: fromEuros(environment.GOODWILL_MAX),
    goodwillDayMax: fromEuros(environment.GOODWILL_DAY_MAX ?? GOODWILLS_A_DAY * environment.GOODWILL_MAX),
    fourEyes,
    security,
  };
  const moveShipments = setShipmentStatus(shipmentParts);
  const needsSafety = async () => (await settings.at(now())).safety.isRequired;
  const itemRules = itemWorkRules({ needsSafety });
  const workRules = {
    ItemImport: itemRules,
    ItemEdit: itemRules,
    ItemRevert: itemRules,
    ShipmentMove: shipmentWorkRules(moveShipments),
  };
  const shopKeys = secrets.signingKeys.map(({ publicKey }) => publicKey);
  const { verify, judgeIncidents, keys: logs } = publicLog;
  const disputes = { proveOpenings: parts.proveOpenings, verify, judgeIncidents, readPlaces, logs, shopKeys };
  const disputeParts = { disputes, mail, publicUrl };
  const bookParts = { zone, settings };
  const { auth, proveOpenings } = parts;
  const accountParts = { db, secrets, auth, mail, publicUrl, proveOpenings, now };
  const operating = { db, now, mail, secrets, settings, publicUrl, timeZone: zone, closeDecided, lockCaseOpening };
  const isStopped: IsStopped = (on, payout) => payoutStopped({ holdsMoney, timeZone: zone, now }, on, payout);
  const acts = collectActs(
    rightsActs({ security }),
    workActs({ workRules }),
    viewActs,
    settingsActs({
      settings,
      canVerify: parts.protection.identityCheck.verifies,
      wayMistakes: (ways) => payments.wayMistakes(ways),
      now,
    }),
    [uploadDocument({ documents: parts.documents, now })],
    categoryActs,
    itemActs({ publishTerms, needsSafety, pictures: parts.pictures, now }),
    reductionActs({ timeZone: zone, now }),
    paymentActs({ payments, settings, secrets, timeZone: zone }),
    statementActs({ payments }),
    boxActs({ publishTerms, settings }),
    [moveShipments],
    shipmentActs(shipmentParts),
    peopleActs({
      ...creditParts,
      ...operating,
      countLink: parts.auth.countLink,
      personIdentity: (at, userId) => personIdentity(parts.protection, at, userId),
    }),
    closureActs(accountParts),
    caseActs({ mail, settings, publicUrl }),
    disputeActs(disputeParts),
    bookActs(bookParts),
    launchActs({ mail }),
    withdrawalActs({ settings, timeZone: zone, mail, now, linkTo: makePageLinks(secrets, publicUrl) }),
    reviewActs,
    giftActs({ ...creditParts, mail, settings, secrets, publicUrl, now }),
    promotionActs({ now }),
    payoutActs({
      payments,
      isStopped,
      neverTaken: (on, payout) => neverTaken({ secrets, payoutProviders: parts.payoutProviders }, on, payout),
    }),
  );
  carrierRoutes(plainBind, { ...shipmentParts, db, security, secret: environment.CARRIER_WEBHOOK_SECRET, now, log });
  const base = { db, now, permissionsOf };
  const bind = bindForOperators(plainBind, base);
  const preview = { ...base, oddsNoticeMinutes: environment.ODDS_NOTICE_MINUTES };
  operatorRoutes(bind, { ...preview, acts, fourEyes, workRules });
  settingsRoutes(bind, { ...base, settings });
  legalDocumentRoutes(bind, { ...base, documents: parts.documents });
  operatorCategoryRoutes(bind, base);
  operatorItemRoutes(bind, preview);
  stockRoutes(bind, base);
  reductionRoutes(bind, base);
  bulkItemRoutes(bind, base);
  operatorPaymentRoutes(bind, base);
  ledgerRoutes(bind, base);
  quarantineRoutes(bind, base);
  reconciliationRoutes(bind, { payments, now });
  statementRoutes(bind, { db, payments });
  operatorBoxRoutes(bind, { ...base, boxes: { versions: parts.boxVersions, terms }, settings });
  prizeCoverRoutes(bind, base);
  returnCostRoutes(bind, base);
  watchedOddsRoutes(bind, base);
  operatorShipmentRoutes(bind, base);
  peopleRoutes(bind, { ...base, ...creditParts, protection: parts.protection, readMarkers });
  operatorClosureRoutes(bind, base);
  caseRoutes(bind, base);
  disputeRoutes(bind, { ...base, ...disputeParts });
  bookRoutes(bind, { ...base, ...bookParts });
  const readFigures = makeReadFigures(parts.database);
  const isOfMoney = environment.PAYMENT_PROVIDERS.every((name) => movesMoney(name, environment));
  const lastBackup = lastBackupIn(db);
  overviewRoutes(bind, { ...base, environment, movesMoney: isOfMoney, readFigures, lastBackup });
  const canVerify = parts.protection.identityCheck.verifies;
  launchOperatorRoutes(bind, { ...base, environment, settings, canVerify, mail, lastBackup });
  protectionReportRoutes(bind, { ...base, zone });
  operatorWithdrawalRoutes(bind, { ...base, settings });
  operatorReviewRoutes(bind, base);
  operatorGiftRoutes(bind, base);
  operatorPromotionRoutes(bind, base);
  operatorPayoutRoutes(bind, { ...base, secrets, payments, payoutProviders: parts.payoutProviders, isStopped });
  searchRoutes(bind, base);
  return [
    ...operatorJobs({ db, now, fourEyes }),
    findSignalsJob({ db, now, secrets }),
    findHarmJob({ db, now, zone }),
    withdrawalCasesJob({ db, now }),
    deleteUnmatchedJob({ db, now }),
    expireGiftsJob({ db, now }),
    tellOverdueJob({ db, now }),
    countOwedJob(db, now),
    runWorksJob({ db, workRules, fourEyes, publishTerms, now, log }),
    tellOperatorsJob({ db, now }),
    ...overviewJobs({ db, now }, log),
    watchOddsJob({ db, now, log }),
    bookMarginJob({ db, now, zone }),
    checkBooksJob({ db, now, log }),
  ];
}
