import { useQuery } from "../../../api/use-query.ts";
import { provablyFair } from "../../../locales/en/fairness/provably-fair.ts";
import { useTexts } from "../../../locales/texts.ts";
import { HashLine } from "../proof/hash-line.tsx";

/** The shop's public keys, for programs that verify openings outside of this page. */
export default function ShopKeys() {
  const t = useTexts(provablyFair).outside;
  const { data } = useQuery("getApplicationInfo", {});
  return (
    <>
      {data?.endorsingKey && <HashLine name={t.endorsingKey} value={data.endorsingKey.publicKey} />}
      {data?.receiptKeys.map(({ keyId, publicKey }) => (
        <HashLine key={keyId} name={t.shopKey} value={publicKey} />
      ))}
    </>
  );
}
