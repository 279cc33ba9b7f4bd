import { useState } from "react";
import { IconDownload, IconExternalLink } from "../../../ui/icons/shop-icons.ts";
import useSWR from "swr";
import { messageOf } from "../../../api/api-error.ts";
import { checkElsewhere } from "../../../locales/en/fairness/check-elsewhere.ts";
import { type Translated, useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import styles from "./check-elsewhere.module.css";
import type { ElsewhereFile } from "./elsewhere-file.ts";
import type { MirrorLink } from "./mirror-links.ts";

type Texts = Translated<typeof checkElsewhere>;

const commandFor = (name: string) => `npm run verify -- ${name} --log … --log-key …`;

async function prepare({ read }: ElsewhereFile) {
  const text = await read();
  const { mirrorLinks } = await import("./mirror-links.ts");
  return { text, links: await mirrorLinks(text) };
}

/** Links to the mirrors' pages. They get no hold of this tab, because anybody may run a mirror. */
function Mirrors({ t, links }: { t: Texts; links: readonly MirrorLink[] }) {
  return (
    <>
      <p>{t.lead}</p>
      <ul className={styles["mirrors"]}>
        {links.map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer" aria-label={t.openOf(name)}>
              <bdi>{name}</bdi>
              <IconExternalLink size={16} stroke={1.8} aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
      <p>{links.every(({ hasFile }) => hasFile) ? t.inLink : t.tooLong}</p>
      <p>{t.advice}</p>
    </>
  );
}

/** Ways to check a file without the shop: the pages of its mirrors, or the command-line program. */
export default function WaysElsewhere({ file }: { file: ElsewhereFile }) {
  const t = useTexts(checkElsewhere);
  const [saved, setSaved] = useState(false);
  const { data, error } = useSWR<Awaited<ReturnType<typeof prepare>>, Error>(
    ["elsewhere", file.id],
    async () => prepare(file),
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  if (error !== undefined) return <Alert kind="bad">{messageOf(error)}</Alert>;
  if (data === undefined) return <SkeletonRows count={2} height={20} />;

  function save(text: string): void {
    saveFile(file.name, text);
    setSaved(true);
  }

  return (
    <div className={styles["ways"]}>
      {data.links.length > 0 ? <Mirrors t={t} links={data.links} /> : <p>{t.none}</p>}
      <p>{t.command}</p>
      <code dir="ltr">{commandFor(file.name)}</code>
      <Button
        variant="quiet"
        size="small"
        icon={<IconDownload size={18} stroke={1.6} />}
        onClick={() => save(data.text)}
      >
        {t.save}
      </Button>
      <span role="status" className="visually-hidden">
        {saved ? t.saved : ""}
      </span>
    </div>
  );
}
