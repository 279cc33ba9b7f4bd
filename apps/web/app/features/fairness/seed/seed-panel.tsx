import { IconShieldCheck } from "@tabler/icons-react";
import { useQuery } from "../../../api/use-query.ts";
import { provablyFair } from "../../../locales/en/fairness/provably-fair.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { ClientSeedForm } from "./client-seed-form.tsx";
import { HashLine } from "../proof/hash-line.tsx";
import styles from "./seed-panel.module.css";

type Props = { /** Called with the opening to verify. */ onVerify: (transactionId: string) => void };

/** The seeds and commitments of the person's next openings, and the last openings. */
export default function SeedPanel({ onVerify }: Props) {
  const t = useTexts(provablyFair).seeds;
  const { data, error, mutate } = useQuery("getProvablyFair", {});
  if (error !== undefined) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (data === undefined) return <SkeletonRows count={4} height={72} />;
  const { nonce, serverSeedHash, clientSeed, lastOpenings } = data;
  return (
    <div className={styles["panel"]}>
      <HashLine name={t.current(nonce)} value={serverSeedHash} />
      <ClientSeedForm
        key={clientSeed}
        current={clientSeed}
        onChanged={(result) => void mutate(result, { revalidate: false })}
      />
      <div>
        <h3>{t.last}</h3>
        {lastOpenings.length === 0 && <p className={styles["none"]}>{t.none}</p>}
        <ul className={styles["last"]}>
          {lastOpenings.map(({ transactionId, nonce: number, lootBoxName }) => (
            <li key={transactionId}>
              <span>{t.opening(number)}</span>
              <strong>{lootBoxName}</strong>
              <Button
                variant="quiet"
                size="small"
                icon={<IconShieldCheck size={18} stroke={1.6} />}
                aria-label={t.verifyOne(number, lootBoxName)}
                onClick={() => onVerify(transactionId)}
              >
                {t.verify}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
