import useSWR from "swr";
import { useQuery } from "../../../api/use-query.ts";
import { provablyFair } from "../../../locales/en/fairness/provably-fair.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { ClientSeedForm } from "./client-seed-form.tsx";
import { HashLine } from "../proof/hash-line.tsx";
import layout from "../../../ui/layout.module.css";

/** The client seed that this browser sends; null if it stores none or can't store data. */
async function ownSeed(): Promise<string | null> {
  const { readOwnSeed } = await import("./own-seed.ts");
  return (await readOwnSeed().catch(() => undefined)) ?? null;
}

/** The inputs of the person's next opening: the shop's commitment and the client seed. */
export default function SeedPanel() {
  const t = useTexts(provablyFair).seeds;
  const { data, error, mutate } = useQuery("getProvablyFair", {});
  const own = useSWR<string | null>("own-seed", ownSeed);
  if (error !== undefined) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (data === undefined || own.data === undefined) return <SkeletonRows count={3} height={72} />;
  const { nonce, serverSeedHash, clientSeed } = data;
  const current = own.data ?? clientSeed;
  return (
    <div className={layout["column-4"]}>
      <HashLine name={t.current(nonce)} value={serverSeedHash} />
      <ClientSeedForm
        key={current}
        current={current}
        onChanged={(result) => {
          void mutate(result, { revalidate: false });
          void own.mutate();
        }}
      />
    </div>
  );
}
