import type { CodeManifest } from "../../log/leaves/code-manifest.ts";
import { integrityOf } from "../../log/leaves/code-manifest.ts";

/** Everything that browsers may run by the manifests in force. */
export class OnRecord {
  /** The values of the header Integrity-Policy. */
  readonly policies: ReadonlySet<string>;
  readonly #inline: ReadonlySet<string>;
  readonly #files = new Map<string, Set<string>>();
  readonly #exempt: ReadonlySet<string>;

  constructor(manifests: readonly CodeManifest[]) {
    this.policies = new Set(manifests.map((manifest) => manifest["integrity-policy"]));
    this.#inline = new Set(manifests.flatMap(({ inline }) => inline));
    this.#exempt = new Set(manifests.flatMap(({ exempt }) => exempt));
    for (const { hashes } of manifests)
      for (const [path, hash] of Object.entries(hashes)) {
        const known = this.#files.get(path) ?? new Set();
        this.#files.set(path, known.add(hash));
      }
  }

  isInline(text: string): boolean {
    return this.#inline.has(integrityOf(text));
  }

  /** True for a source of a policy, such as `'sha256-…'`, that names an inline element on record. */
  isAllowed(source: string): boolean {
    return source.startsWith("'") && source.endsWith("'") && this.#inline.has(source.slice(1, -1));
  }

  hasPath(path: string): boolean {
    return this.#files.has(path);
  }

  hasFile(path: string, integrity: string): boolean {
    return this.#files.get(path)?.has(integrity) === true;
  }

  /** True for pages that load scripts of payment vendors. Pages of boxes never may. */
  isExempt(address: string): boolean {
    const path = address.replace(/[?#].*$/u, "").replace(/\/$/u, "");
    return this.#exempt.has(path) && !path.startsWith("/lootboxes");
  }
}
