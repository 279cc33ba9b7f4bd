import { IconCheck, IconX } from "../../../ui/icons/shop-icons.ts";
import { clientHash, commitmentOf, drawDigest, oddsHash, offerHash, recordHash, ticketOf } from "@trove/fairness";
import { provablyFair } from "../../../locales/en/fairness/provably-fair.ts";
import { useTexts } from "../../../locales/texts.ts";
import { classes } from "../../../ui/classes.ts";
import layout from "../../../ui/layout.module.css";
import styles from "./provably-fair-page.module.css";
import { HashLine } from "../proof/hash-line.tsx";
import { vectors } from "../verifier/worked-values.ts";

function Same({ same }: { same: boolean }) {
  const t = useTexts(provablyFair).formula;
  const text = same ? t.same : t.different;
  const Icon = same ? IconCheck : IconX;
  return (
    <span className={styles["same"]} data-same={same} title={text}>
      <Icon size={16} stroke={2.6} />
      <span className="visually-hidden">{text}</span>
    </span>
  );
}

/** A value with its name. Shows whether the browser's computed value equals the published one. */
function Value({ name, value, computed }: { name: string; value: string; computed: string }) {
  return (
    <div className={styles["value"]}>
      <HashLine name={name} value={value} />
      <Same same={computed === value} />
    </div>
  );
}

/** The published example with all its values, each computed again in the browser. */
export function WorkedExample() {
  const t = useTexts(provablyFair).formula;
  const { serverSeed, commitment } = vectors.serverSeed;
  return (
    <div className={classes(layout["column-4"], styles["worked"])}>
      <h3>{t.worked}</h3>
      <p>{t.workedLead}</p>
      <HashLine name={t.oddsTable} value={vectors.oddsTable} />
      <Value name={t.oddsHash} value={vectors.oddsHash} computed={oddsHash(vectors.oddsTable)} />
      <HashLine name={t.serverSeed} value={serverSeed} />
      <Value name={t.commitment} value={commitment} computed={commitmentOf(serverSeed)} />
      <div className={styles["draws"]}>
        <table>
          <caption className="visually-hidden">{t.draws}</caption>
          <thead>
            <tr>
              <th scope="col">{t.clientSeed}</th>
              <th scope="col">{t.box}</th>
              <th scope="col">{t.ticket}</th>
              <th scope="col">{t.digest}</th>
            </tr>
          </thead>
          <tbody>
            {vectors.draws.map((draw) => {
              const hash = clientHash(draw.clientEntropy, draw.clientSeed);
              const inputs = { serverSeed: draw.serverSeed, clientHash: hash, oddsHash: vectors.oddsHash };
              const digest = drawDigest(inputs, draw.box);
              return (
                <tr key={draw.digest}>
                  <td>{draw.clientSeed}</td>
                  <td>{draw.box}</td>
                  <td>
                    {draw.ticket} <Same same={digest === draw.digest && ticketOf(digest) === draw.ticket} />
                  </td>
                  <td className="mono">{draw.digest}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <HashLine name={t.offer} value={vectors.offer.text} />
      <Value name={t.offerHash} value={vectors.offer.hash} computed={offerHash(vectors.offer.text)} />
      <HashLine name={t.receipt} value={vectors.receipt.text} />
      <Value name={t.recordHash} value={vectors.receipt.hash} computed={recordHash(vectors.receipt.text)} />
    </div>
  );
}
