import { trust } from "../../../locales/en/fairness/trust.ts";
import { useTexts } from "../../../locales/texts.ts";
import { LocalTime } from "../../../ui/local-time.tsx";
import type { MirrorLook } from "./look/look-at-mirror.ts";
import styles from "./trust.module.css";

function MirrorRow({ mirror: { url, copy } }: { mirror: MirrorLook }) {
  const t = useTexts(trust).mirrors;
  const { host } = new URL(url);
  if (copy === undefined) {
    return (
      <li>
        <bdi>{host}</bdi> {t.unread}
      </li>
    );
  }
  return (
    <li data-wrong={copy.isForked || undefined}>
      <bdi>{host}</bdi>: {copy.isForked ? t.forked : t.size(copy.size)}
      {copy.lookedAt !== undefined && (
        <>
          , {t.looked} <LocalTime time={copy.lookedAt} />
        </>
      )}
    </li>
  );
}

/** The named mirrors, each with its word on its copy. */
export function MirrorList({ mirrors }: { mirrors: readonly MirrorLook[] | undefined }) {
  const t = useTexts(trust).mirrors;
  if (mirrors === undefined || mirrors.length === 0) return null;
  return (
    <details className={styles["more"]}>
      <summary>
        <strong>{t.title}</strong>
      </summary>
      <div className={styles["rows"]}>
        <p>{t.lead}</p>
        <ul>
          {mirrors.map((mirror) => (
            <MirrorRow key={mirror.url} mirror={mirror} />
          ))}
        </ul>
      </div>
    </details>
  );
}
