import { keyText, type LogKey, originHashOf } from "@trove/fairness/log";
import { openLog } from "@trove/fairness/log-sources";
import type { FastifyInstance } from "fastify";
import { lookAtShop, type MirroredLog } from "./copy/look-at-shop.ts";
import { type LogCopy, openLogCopy } from "./copy/log-copy.ts";
import { type Disk, openDisk } from "./folder/disk.ts";
import { lockFolder } from "./folder/lock-folder.ts";
import { type Cosigners, openSecret } from "./folder/open-secret.ts";
import { aboutRoute } from "./http/about-route.ts";
import { copyRoutes } from "./http/copy-routes.ts";
import { openServer } from "./http/open-server.ts";
import { silencesRoutes } from "./http/silences-routes.ts";
import { serveVerifier } from "./http/verifier-files.ts";
import { witnessRoutes } from "./http/witness-routes.ts";
import { limited } from "./limited.ts";
import { openSilences } from "./silences/silence.ts";
import { silenceDesk } from "./silences/silence-desk.ts";
import type { LogName, MirrorSettings } from "./settings.ts";
import { openWitness, type Witness } from "./witness/open-witness.ts";
import { restoredMark } from "./witness/restored-mark.ts";
import { readWitnessed, type WitnessState, witnessState } from "./witness/witness-state.ts";

const NAMES = ["terms", "records"] as const;

/** Number of files that are fetched from the shop at the same time. */
const MOST_FETCHES = 4;

export type Mirror = {
  readonly http: FastifyInstance;
  /** Verifier keys of the two cosigners. */
  readonly keys: { readonly witness: string; readonly mirror: string };
  /** Each looks once at a log, and copies what is new. Separate, because a shop may let one of them hang. */
  readonly looks: Readonly<Record<LogName, () => Promise<void>>>;
  /** Asks the shop for the reveals that are due. */
  readonly askForSilent: () => Promise<void>;
  readonly logs: Readonly<Record<LogName, LogCopy>>;
  readonly close: () => Promise<void>;
};

/** Opens one log: what the witness signed last, and the copy. */
async function openOne(settings: MirrorSettings, disk: Disk, { mirror }: Cosigners, log: LogKey, name: LogName) {
  const slot = limited(MOST_FETCHES / NAMES.length);
  const files = openLog(settings.shop, name);
  const witnessed = await readWitnessed(disk, log);
  const copy = await openLogCopy({
    disk,
    log,
    mirror,
    witnessed,
    now: settings.now,
    hasLists: name === "terms",
    remote: (path, maxBytes) => slot(() => files(path, maxBytes)),
  });
  return { copy, state: witnessState(disk, log, witnessed) };
}

type OpenLog = { readonly copy: LogCopy; readonly state: WitnessState };

function openLooks(settings: MirrorSettings, witness: Witness, { copy }: OpenLog, name: LogName): MirroredLog {
  return lookAtShop({
    copy,
    url: `${settings.shop}/log/${name}`,
    policy: settings.policies[name],
    now: settings.now,
    onCheckpoint: (checkpoint) => witness.compare(copy.origin, checkpoint),
  });
}

/**
 * Opens a mirror that neither listens nor looks yet. Throws FolderError if another process uses the folder or if it
 * can't be used safely.
 */
export async function openMirror(settings: MirrorSettings): Promise<Mirror> {
  const { policies, now } = settings;
  const disk = await openDisk(settings.folder, settings.mostBytes);
  const unlock = lockFolder(settings.folder);
  try {
    const hashes = NAMES.map((name) => originHashOf(policies[name].log.name));
    const cosigners = await openSecret(disk, settings.name, hashes, now());
    const terms = await openOne(settings, disk, cosigners, policies.terms.log, "terms");
    const records = await openOne(settings, disk, cosigners, policies.records.log, "records");
    const http = await openServer(settings);
    const warn = (fields: object, text: string) => http.log.warn(fields, text);
    const restored = await restoredMark(disk, cosigners.witness.key);
    const witness = openWitness({ logs: [terms, records], signer: cosigners.witness, restored, now, warn });
    const looks = {
      terms: openLooks(settings, witness, terms, "terms"),
      records: openLooks(settings, witness, records, "records"),
    };
    if (settings.hasWitness) witnessRoutes(http, witness);
    const silences = await openSilences(disk);
    const desk = silenceDesk({ silences, shop: settings.shop, terms: terms.copy, records: records.copy, now });
    if (settings.hasSilences) {
      silencesRoutes(http, { desk, terms: terms.copy, name: settings.name, signer: cosigners.mirror, now });
    }
    copyRoutes(http, { terms: terms.copy, records: records.copy });
    aboutRoute(http, { settings, cosigners, disk, logs: Object.values(looks), witness });
    await serveVerifier(http, settings);
    return {
      http,
      keys: { witness: keyText(cosigners.witness.key), mirror: keyText(cosigners.mirror.key) },
      logs: { terms: terms.copy, records: records.copy },
      looks: { terms: looks.terms.look, records: looks.records.look },
      askForSilent: desk.work,
      close: async () => {
        await http.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
