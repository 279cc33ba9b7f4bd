import { IconAlertOctagon } from "../../../ui/icons/shop-icons.ts";
import { cents, formatEuros } from "@trove/money";
import { inventoryFindings } from "../../../locales/en/fairness/inventory-findings.ts";
import { myProofs } from "../../../locales/en/fairness/my-proofs.ts";
import { type Translated, useTexts } from "../../../locales/texts.ts";
import { SaveEvidence } from "../proof/save-evidence.tsx";
import type { InventoryFinding } from "./hold-inventory.ts";
import styles from "./inventory-findings.module.css";

function wordsOf(finding: InventoryFinding, t: Translated<typeof inventoryFindings>): string {
  if (finding.kind === "Missing") return t.missing(finding.opening.nonce);
  return t.price(formatEuros(cents(finding.signedCents)), formatEuros(cents(finding.shownCents)));
}

/**
 * Lists items that are missing in the inventory, or whose sell price differs from the signed one, each with its
 * evidence.
 */
export default function InventoryFindings({ findings }: { findings: readonly InventoryFinding[] }) {
  const t = useTexts(inventoryFindings);
  const { number } = useTexts(myProofs);
  return (
    <section className={styles["findings"]} aria-labelledby="inventory-findings">
      <h2 id="inventory-findings">
        <IconAlertOctagon size={22} stroke={1.8} aria-hidden="true" />
        {t.title}
      </h2>
      <p role="alert">{t.lead}</p>
      <ul>
        {findings.map((finding) => (
          <li key={finding.inventoryItemId}>
            <span>
              <strong>
                <bdi>{finding.name ?? number(finding.opening.nonce)}</bdi>
              </strong>
              <span>{wordsOf(finding, t)}</span>
            </span>
            <SaveEvidence opening={finding.opening} variant="outline" />
          </li>
        ))}
      </ul>
    </section>
  );
}
