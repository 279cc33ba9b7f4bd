import { integrityOf } from "../../log/leaves/code-manifest.ts";
import { clientsInForce } from "../../log/leaves/terms-log.ts";
import type { ReadLogFile } from "../../log/tiles/read.ts";
import type { TermsAudit } from "../audit-terms.ts";
import type { Findings } from "../findings.ts";
import { pageProblems } from "./check-page.ts";
import type { ListedBoxes } from "./listed-boxes.ts";
import { auditListedBoxes } from "./listed-boxes.ts";
import { OnRecord } from "./on-record.ts";
import { pagesOf } from "./pages-of.ts";
import { readManifest } from "./read-manifests.ts";
import type { Visitor } from "./visitor.ts";

export type PageAudit = {
  /** Reads files of the terms log. */
  readonly read: ReadLogFile;
  /** The builds on record, in the order of the terms log, and its lists of open boxes. */
  readonly terms: Pick<TermsAudit, "clients" | "timeline" | "counts">;
  /** The shop's list of boxes, as a stranger gets it. */
  readonly listed: ListedBoxes;
  readonly visit: Visitor;
  /** A person's token of the API. The audit then visits the pages as that person. */
  readonly token: string | undefined;
  readonly findings: Findings;
  readonly onProgress: (done: number, of: number) => void;
};

/** The calls of a page of somebody who is signed in. Their answers may set cookies. */
const CALLS = ["/api/applicationInfo", "/api/balance", "/api/users/provablyFair", "/api/users/openings"];

async function signIn(visit: Visitor, token: string): Promise<void> {
  for (const path of CALLS) await (await visit(path, { authorization: `Bearer ${token}` })).body?.cancel();
}

const AT_ONCE = 4;

/** Runs the work for every entry, a few at a time. */
async function forEach<T>(entries: readonly T[], work: (entry: T) => Promise<void>): Promise<void> {
  const waiting = entries.values();
  const worker = async () => {
    for (const entry of waiting) await work(entry);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/**
 * Visits one page of each kind in each language and all files of the builds in force, and compares them with the
 * record. Compares the list of boxes with the log too. Throws for pages and files that can't be fetched.
 */
export async function auditPages(audit: PageAudit): Promise<void> {
  const { read, terms, listed, visit, token, findings, onProgress } = audit;
  await auditListedBoxes(listed, terms, read, findings);
  const leaves = clientsInForce(terms.clients);
  const manifests = await Promise.all(leaves.map((leaf) => readManifest(leaf, read)));
  if (leaves.length === 0) findings.ask("client", "no code is on record in the terms log");
  for (const [place, leaf] of leaves.entries())
    if (manifests[place] === undefined) findings.ask("client", `clients/${leaf.manifest} can't be read`);
  const known = manifests.filter((manifest) => manifest !== undefined);
  if (known.length === 0) return;

  const record = new OnRecord(known);
  if (token !== undefined) await signIn(visit, token);
  const pages = await pagesOf(visit);
  const files = Object.keys(Object.assign({}, ...known.map(({ hashes }) => hashes)) as Record<string, string>);
  let done = 0;
  const count = () => onProgress((done += 1), pages.length + files.length);
  await forEach(pages, async (path) => {
    const response = await visit(path, { accept: "text/html" });
    const html = await response.text();
    const problems = pageProblems({ path, headers: new Map(response.headers), html }, record);
    findings.check("client", problems[0] && `${path}: ${problems[0]}`);
    count();
  });
  await forEach(files, async (path) => {
    const response = await visit(path);
    const bytes = new Uint8Array(await response.arrayBuffer());
    // A file of the build before may be gone. Nothing runs then.
    const isSame = response.status === 404 || record.hasFile(path, integrityOf(bytes));
    findings.check("files", isSame ? undefined : `${path} is another file`);
    count();
  });
}
