export { parseCheckpoint } from "./checkpoint/checkpoint.ts";
export type { Checkpoint } from "./checkpoint/checkpoint.ts";
export { openCheckpoint } from "./checkpoint/open-checkpoint.ts";
export type { SignedCheckpoint } from "./checkpoint/open-checkpoint.ts";
export { groupedPolicy, logPolicy } from "./checkpoint/policy.ts";
export type { LogPolicy } from "./checkpoint/policy.ts";
export { freshAt, isSatisfied, signedSince, smallestQuorum } from "./checkpoint/quorum.ts";
export {
  cosignCheckpoint,
  cosignText,
  keepSignatures,
  replaceSignature,
  signCheckpoint,
  withSignatures,
} from "./checkpoint/sign-checkpoint.ts";
export type { Signer } from "./checkpoint/sign-checkpoint.ts";
export {
  countedPolicy,
  parseWitnessPolicy,
  readWitnessPolicy,
  witnessPolicyText,
} from "./checkpoint/witness-policy.ts";
export type { PolicyWitness, WitnessPolicy } from "./checkpoint/witness-policy.ts";
export { requireGrowth } from "./client/growth.ts";
export { httpLog } from "./client/http-log.ts";
export type { FetchLog } from "./client/http-log.ts";
export { logClient } from "./client/log-client.ts";
export { rememberingLog } from "./client/remembering-log.ts";
export type { LogClient } from "./client/log-client.ts";
export type { LogEntry } from "./client/read-entries.ts";
export { LogFault } from "./fault.ts";
export type { LogFaultKind } from "./fault.ts";
export { HISTORY_SIZE_PATH, historyPath, parseHistoryPath } from "./history/history-path.ts";
export { readHistory, readHistorySize } from "./history/read-history.ts";
export { freshOf, timeOf, TOLERANCE_MS, wasLate, witnessesOf } from "./history/witness-time.ts";
export { readBoxList } from "./leaves/box-list.ts";
export { boxTree, oddsHashIn, proveBox } from "./leaves/box-tree.ts";
export type { BoxProof, BoxTree, OpenBox, PlacedBox } from "./leaves/box-tree.ts";
export { codeManifestText, integrityOf, MOST_MANIFEST_BYTES, parseCodeManifest } from "./leaves/code-manifest.ts";
export type { CodeManifest } from "./leaves/code-manifest.ts";
export {
  isMirrorUrl,
  logsTextOf,
  MOST_MIRRORS,
  MOST_NOTICE_MINUTES,
  parseLogsLeaf,
  policyHash,
} from "./leaves/logs-terms.ts";
export type { LogsLeaf, LogsText } from "./leaves/logs-terms.ts";
export { minuteOf, recordsLog } from "./leaves/records-log.ts";
export type { DrawnLeaf, LostLeaf, OpeningLeaf, RecordsLogLeaf, VoidLeaf } from "./leaves/records-log.ts";
export { MOST_PRIZES, parseStatement, statementDay, statementText } from "./leaves/statement.ts";
export type { ShopStatement, StatedStock, StatementLeaf } from "./leaves/statement.ts";
export { clientsInForce, termsInForce, termsLog } from "./leaves/terms-log.ts";
export type { ClientLeaf, KeyLeaf, OddsLeaf, TermsLeaf, TermsLogLeaf } from "./leaves/terms-log.ts";
export {
  keyText,
  logKey,
  parseLogKey,
  parseSecretLogKey,
  parseWitnessKey,
  secretKeyText,
  witnessKey,
} from "./note/keys.ts";
export type { LogKey, NoteKey, WitnessKey } from "./note/keys.ts";
export { MAX_NOTE_LENGTH } from "./note/note.ts";
export { openNote } from "./note/open-note.ts";
export { openSilenceList, originHashOf, silenceListPath, silenceListText } from "./silences/silence-list.ts";
export type { ListedSilence, SilenceState, SilenceList } from "./silences/silence-list.ts";
export { tlogProofText, verifyTlogProof } from "./proof/tlog-proof.ts";
export type { TlogProof } from "./proof/tlog-proof.ts";
export { bundleBytes, MAX_ENTRY_BYTES, parseBundle } from "./tiles/bundle.ts";
export { EMPTY_EDGE, readEdge } from "./tiles/edge.ts";
export type { LogEdge } from "./tiles/edge.ts";
export { growLog } from "./tiles/grow.ts";
export type { GrownLog, LogFile } from "./tiles/grow.ts";
export { narrowFile } from "./tiles/narrow.ts";
export { inclusionProver, proveConsistency, proveInclusion, proveTail } from "./tiles/prove.ts";
export type { ReadLogFile } from "./tiles/read.ts";
export { TILE_WIDTH } from "./tiles/tile.ts";
export { CHECKPOINT_PATH, parseTilePath, tilePath } from "./tiles/tile-path.ts";
export type { LogPath } from "./tiles/tile-path.ts";
export { verifyConsistency } from "./tree/consistency.ts";
export { EMPTY_ROOT, leafHash } from "./tree/hash.ts";
export type { Hash } from "./tree/hash.ts";
export { verifyInclusion } from "./tree/inclusion.ts";
export { verifyTail } from "./tree/tail.ts";
export { sameTree } from "./tree/tree-head.ts";
export type { TreeHead } from "./tree/tree-head.ts";
export { sizeText } from "./witness/add-checkpoint.ts";
export { askWitness } from "./witness/ask-witness.ts";
export type { PostCheckpoint, WitnessAnswer, WitnessQuestion } from "./witness/ask-witness.ts";
export { judgeCheckpoint } from "./witness/judge-checkpoint.ts";
export type { WitnessedLog, WitnessVerdict } from "./witness/judge-checkpoint.ts";
