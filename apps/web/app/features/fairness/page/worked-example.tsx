import { IconCheck, IconX } from "@tabler/icons-react";
import { commitmentOf, drawDigest, oddsHash, ticketOf } from "@trove/fairness";
import { provablyFair } from "../../../locales/en/fairness/provably-fair.ts";
import { useTexts } from "../../../locales/texts.ts";
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

/** The published example with all its figures, each computed in the browser. */
export function WorkedExample() {
  const t = useTexts(provablyFair).formula;
  const [committed] = vectors.commitments;
  const hash = oddsHash(vectors.oddsTable);
  return (
    <div className={styles["worked"]}>
      <h3>{t.worked}</h3>
      <p>{t.workedLead}</p>
      <HashLine name={t.oddsTable} value={vectors.oddsTable} />
      <HashLine name={t.oddsHash} value={hash} />
      {committed && (
        <>
          <HashLine name={t.serverSeed} value={committed.serverSeed} />
          <HashLine name={t.commitment} value={commitmentOf(committed.serverSeed)} />
        </>
      )}
      <div className={styles["draws"]}>
        <table>
          <caption className="visually-hidden">{t.draws}</caption>
          <thead>
            <tr>
              <th scope="col">{t.clientSeed}</th>
              <th scope="col">{t.nonce}</th>
              <th scope="col">{t.box}</th>
              <th scope="col">{t.ticket}</th>
              <th scope="col">{t.digest}</th>
            </tr>
          </thead>
          <tbody>
            {vectors.draws.map((draw) => {
              const digest = drawDigest({ ...draw, oddsHash: hash }, draw.drawIndex);
              return (
                <tr key={draw.digest}>
                  <td>{draw.clientSeed}</td>
                  <td>{draw.nonce}</td>
                  <td>{draw.drawIndex}</td>
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
    </div>
  );
}
