import type { EndpointName } from "@trove/contract";
import { registerOperators } from "./app-operators.ts";
import { forgetOnChanges } from "./http/forget-on-changes.ts";
import { forgetKeysJob } from "./command/forget-keys.ts";
import type { Person } from "./command/person.ts";
import { makeSecurityLog } from "./command/security-log.ts";
import type { Transaction } from "./database/connection.ts";
import { pageOrigins } from "./environment/local-name.ts";
import { accountRoutes, closeAccountsJob, holdsMoney, tellAccount } from "./features/account/index.ts";
import { addressRoutes } from "./features/addresses/index.ts";
import { makeReadForeign, readAuditHead } from "./features/operators/index.ts";
import { applicationInfoRoutes } from "./features/application-info/index.ts";
import { defaultsOf, makeSettings, refuseInMaintenance } from "./features/settings/index.ts";
import {
  authRoutes,
  countryOf,
  makeAuth,
  makeTokenVerifier,
  type OnRegistered,
  operatorPermissions,
} from "./features/auth/index.ts";
import { complaintRoutes } from "./features/cases/index.ts";
import { balanceRoutes, settleTopUp, type TellMoney } from "./features/balance/index.ts";
import { payoutJobs, payoutRoutes } from "./features/payouts/index.ts";
import {
  breakRoutes,
  carryProtection,
  forgetProof,
  makeExclusionRegister,
  makeLeaveCountry,
  protectionJobs,
  protectionRoutes,
  readTakingBreak,
  type RequestCountry,
} from "./features/protection/index.ts";
import {
  beginFairness,
  browserKeyRoutes,
  endOffers,
  fairnessJobs,
  fairnessRoutes,
  lockState,
  makeKeyUses,
  redrawSeed,
} from "./features/fairness/index.ts";
import { countDisputes } from "./features/fairness/operators/index.ts";
import {
  adoptFilesJobs,
  deleteUnusedPicturesJob,
  fileRoutes,
  makeDocuments,
  makeLegalDocuments,
  makePictureStorage,
  pictureRoutes,
} from "./features/files/index.ts";
import { giftRoutes, makeGiftSettler } from "./features/gifts/index.ts";
import { inventoryRoutes } from "./features/inventory/index.ts";
import { itemJobs, itemRoutes, showsItems, wishRoutes } from "./features/items/index.ts";
import { launchJobs, launchRoutes } from "./features/launch/index.ts";
import { createWallet, makeOwnWalks } from "./features/ledger/index.ts";
import {
  countOpeningsJob,
  hasOpenBoxes,
  lootboxRoutes,
  makeProveOpenings,
  makeReplays,
  openingMailJobs,
  makeBoxVersions,
  noteRecentJob,
  readLastOpenings,
  readPlayDays,
  readPlayTimes,
  relatedBoxes,
  readTransactionNames,
} from "./features/lootboxes/index.ts";
import { mailPreviewRoutes, makeMail } from "./features/mail/index.ts";
import {
  forgetNotificationsJob,
  mailPreferenceRoutes,
  makeHub,
  notificationRoutes,
} from "./features/notifications/index.ts";
import {
  addressInUse,
  forgetCards,
  makePayments,
  makeProviderSet,
  paymentRoutes,
  readCardPayments,
} from "./features/payments/index.ts";
import { makePublicLog, publicLogRoutes, readLastPlaces, readPlaces } from "./features/public-log/index.ts";
import {
  countSalesJob,
  makePurchaseSettler,
  numberInvoicesJob,
  purchaseRoutes,
  readCardDeposits,
  readProvenPlaces,
} from "./features/purchases/index.ts";
import { readRating, reviewRoutes } from "./features/reviews/index.ts";
import { shipmentRoutes } from "./features/shipments/index.ts";
import { findReturnable, withdrawalRoutes } from "./features/withdrawals/index.ts";
import { suggestionRoutes } from "./features/suggestions/index.ts";
import { identityChecks } from "./identity-checks/identity-checks.ts";
import { makeBind } from "./http/bind.ts";
import { guardPrefix } from "./http/guard-prefix.ts";
import { logRefused } from "./http/log-refused.ts";
import { PublicCache } from "./http/ready/public-cache.ts";
import { findPublicResponse } from "./http/ready/public-responses.ts";
import type { FindReady } from "./http/ready/ready-responses.ts";
import { makeHttpServer, registerGate } from "./http/server.ts";
import { systemRoutes } from "./http/system.routes.ts";
import { metricsRoute } from "./metrics/metrics.routes.ts";
import { openProviders } from "./payment-providers/open-providers.ts";
import type { App, Platform } from "./platform.ts";

/** Registers the rooms from left to right. If a room needs a room to its right, that one is passed to it here. */
export async function makeApp(platform: Platform): Promise<App> {
  const { environment, secrets, database, chance, now, pause, hashCost, logTo } = platform;
  const { connection: db, publicReads } = database;
  const publicCache = new PublicCache(() => performance.now());
  const ready: FindReady[] = [findPublicResponse(publicCache)];
  let isDraining = false;
  const http = await makeHttpServer(environment, ready, () => isDraining, logTo);
  const settings = makeSettings(db, defaultsOf(environment), () => performance.now(), http.log);
  const publicLog = await makePublicLog({
    db,
    environment,
    secrets,
    auditHead: () => readAuditHead(db, now()),
    countDisputes: (at) => countDisputes(db, at),
    company: async (at) => (await settings.at(at)).company,
    now,
    log: http.log,
  });
  const { terms } = publicLog;
  const forget = () => {
    settings.forget();
    publicCache.clear();
    terms.forget();
  };
  const catalogueWatch = forgetOnChanges(forget, http, database);
  const pictures = makePictureStorage(environment, database);
  const mail = makeMail({ db, settings, pictures, secrets, environment, now });
  const carry: OnRegistered = (tx, userId) => carryProtection({ db: tx, secrets }, userId, now());
  const onRegistered: OnRegistered[] = [createWallet, (tx, userId) => beginFairness(tx, userId, secrets), carry];
  const onEmailConfirmed: OnRegistered = (tx, userId) => redrawSeed(tx, userId).then(() => carry(tx, userId));
  const security = makeSecurityLog(http.log, secrets.rootKeys[0].bytes);
  const verifier = makeTokenVerifier(environment, now);
  const forgetCardsNow = (tx: Transaction, userId: string) => forgetCards(tx, userId, now());
  const others = { onRegistered, onEmailConfirmed, lockOffers: lockState, endOffers, forgetCards: forgetCardsNow };
  const authParts = {
    db,
    secrets,
    environment,
    now,
    pause,
    hashCost,
    security,
    mail,
    ...others,
    onNameChanged: forgetProof,
    verifier,
    log: http.log,
  };
  const auth = makeAuth(authParts);
  logRefused(http, security);
  await registerGate(http, environment, auth.sessions, publicCache);
  const bound = new Set<EndpointName>();
  const admit = refuseInMaintenance(settings, now);
  const bind = makeBind({ app: http, sessions: auth.sessions, bound, publicCache, admit });

  const requestCountry: RequestCountry = (headers) => countryOf(headers, environment.COUNTRY_HEADER);
  applicationInfoRoutes(bind, { environment, secrets, publicLog, settings, now, requestCountry });
  if (environment.NODE_ENV === "development") mailPreviewRoutes(http, { environment });
  const documents = makeDocuments({
    db: publicReads,
    storage: pictures,
    builtIn: makeLegalDocuments(() => settings.at(now())),
    hasSampleNotice: environment.DEMO || environment.NODE_ENV !== "production",
    now,
  });
  await fileRoutes(bind, { http, documents, ready });
  pictureRoutes({ http, ready }, pictures);
  authRoutes(bind, authParts);
  const hub = makeHub({ database, log: http.log, now });
  const hears = () => hub.hears() && catalogueWatch.hears();
  systemRoutes(bind, { http, db, isDraining: () => isDraining, hears });
  metricsRoute(http, database, environment);
  http.addHook("onReady", () => hub.start());
  // A closing server waits for its connections, so the event streams have to be ended first.
  http.addHook("preClose", () => hub.stop());
  const permissionsOf = (person: Person) => operatorPermissions(db, person);
  notificationRoutes(bind, hub, { database, permissionsOf, now });
  mailPreferenceRoutes(bind, { database, secrets });
  addressRoutes(bind, { db, settings, now, addressInUse, onCountryLeft: makeLeaveCountry(settings) });
  const { PUBLIC_URL: publicUrl, RATE_LIMIT_FACTOR: rateLimitFactor, COMPANY_TIME_ZONE: timeZone } = environment;
  const readGoods = async () => ({ hasItems: await showsItems(db), hasBoxes: await hasOpenBoxes(db) });
  const launchParts = { db, secrets, mail, publicUrl, readGoods, now };
  launchRoutes(bind, launchParts);
  itemRoutes(bind, { publicReads, relatedBoxes, readRating, now });
  wishRoutes(bind, { db, publicReads, now });
  fairnessRoutes(bind, { db, secrets, lastOpenings: readLastOpenings, signingKeyAt: terms.signingKeyAt, now });
  browserKeyRoutes(bind, { db, mail, security, publicUrl });
  const identityCheck = identityChecks[environment.IDENTITY_CHECK];
  const providerParts = { http, database, secrets, publicUrl, now };
  const opened = await openProviders(environment, providerParts);
  const { all, offers, statements, payouts: payoutProviders, paying } = opened;
  const providers = makeProviderSet(all, offers, now);
  const settlers = {
    TopUp: settleTopUp,
    Gift: makeGiftSettler({ mail, settings, publicUrl }),
    Purchase: makePurchaseSettler({ mail, settings, publicUrl, secrets, timeZone }),
  };
  const paymentParts = { db, secrets, providers, settings, settlers, mail, publicUrl, now, log: http.log };
  const payments = makePayments(paymentParts, statements);
  paymentRoutes(bind, { ...paymentParts, security });
  const register = makeExclusionRegister({ db, environment, log: http.log });
  const common = { db, settings, secrets, mail, publicUrl, timeZone, identityCheck, ownWalks: makeOwnWalks(), now };
  const protection = { ...common, requestCountry, readPlayDays, readPlayTimes, readCardDeposits };
  protectionRoutes(bind, protection);
  inventoryRoutes(bind, { ...common, requestCountry });
  breakRoutes(bind, { db, secrets, readProvenPlaces, signingKeyAt: terms.signingKeyAt, now });
  const tellMoney: TellMoney = (tx, userId, event) => tellAccount(common, tx, userId, event);
  const moneyIn = { ...common, auth, payments, pageOrigin: pageOrigins(environment), requestCountry, register };
  const moneyParts = { ...moneyIn, holdsMoney, tellMoney };
  balanceRoutes(bind, { ...moneyParts, transactionNames: readTransactionNames });
  giftRoutes(bind, moneyIn);
  const payoutParts = { ...moneyParts, payoutProviders, paying, readCardPayments, log: http.log };
  payoutRoutes(bind, payoutParts);
  const boxVersions = makeBoxVersions();
  const keyUses = makeKeyUses(db, now);
  const lootboxParts = {
    ...common,
    versions: boxVersions,
    terms,
    noteKeyUse: keyUses.note,
    replays: makeReplays(rateLimitFactor),
    readPlayDays,
    register,
  };
  const proveOpenings = makeProveOpenings({ secrets, versions: boxVersions, terms, proofs: publicLog.proofs });
  const readForeign = makeReadForeign({ db, now });
  lootboxRoutes(bind, { ...lootboxParts, publicReads, places: readPlaces, proveOpenings, readForeign, requestCountry });
  suggestionRoutes(bind, { publicReads });
  shipmentRoutes(bind, { ...common, chance, requestCountry, readForeign });
  purchaseRoutes(bind, { ...moneyIn, rateLimitFactor, readForeign, chance });
  withdrawalRoutes(bind, { ...common, chance });
  reviewRoutes(bind, { db, publicReads, now });
  publicLogRoutes({ http, db, ready });
  guardPrefix(http, "/api/admin/", ["Admin"], auth.sessions);
  const operatorJobs = registerOperators(bind, {
    ...common,
    environment,
    database,
    log: http.log,
    security,
    auth,
    permissionsOf,
    documents,
    pictures,
    payments,
    payoutProviders,
    boxVersions,
    proveOpenings,
    publicLog,
    protection,
  });
  const accountParts = { ...common, auth, proveOpenings };
  accountRoutes(bind, accountParts);
  complaintRoutes(bind, { db, settings, mail, publicUrl, now });
  const jobs = [
    ...mail.jobs,
    ...auth.jobs,
    forgetNotificationsJob({ database, now }),
    ...opened.jobs,
    ...payments.jobs,
    ...payoutJobs(payoutParts),
    ...publicLog.jobs,
    ...operatorJobs,
    ...fairnessJobs({ db, secrets, log: http.log }),
    keyUses.job,
    countOpeningsJob(db),
    noteRecentJob({ db, lastPlaces: readLastPlaces }),
    countSalesJob(db, now),
    numberInvoicesJob(db),
    ...launchJobs(launchParts),
    ...itemJobs({ db, mail, publicUrl, readTakingBreak, now }),
    closeAccountsJob(accountParts),
    ...openingMailJobs({ ...lootboxParts, proofs: publicLog.proofs, mail, publicUrl, findReturnable }),
    deleteUnusedPicturesJob({ db, storage: pictures, now }),
    ...adoptFilesJobs(environment, db),
    forgetKeysJob(db, now),
    ...protectionJobs(protection),
  ];
  const drain = () => void (isDraining = true);
  return { http, drain, bound, jobs, auth, mail, settings, boxVersions, publicLog, publicCache, ready };
}
