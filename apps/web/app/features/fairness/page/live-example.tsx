import { type CSSProperties, useState } from "react";
import { clientHash, dropAt, drawDigest, isClientSeed, ticketOf } from "@trove/fairness";
import { provablyFair } from "../../../locales/en/fairness/provably-fair.ts";
import { useTexts } from "../../../locales/texts.ts";
import { TierFacets } from "../../../ui/media/tier-badge.tsx";
import { classes } from "../../../ui/classes.ts";
import layout from "../../../ui/layout.module.css";
import letters from "../../../ui/letters.module.css";
import styles from "./live-example.module.css";
import { example, exampleDraw, exampleTiers } from "../verifier/worked-values.ts";

const STEPS = 200;

/** The slider stands in its middle at first, so that it can be moved both ways. */
const FIRST = STEPS / 2;

/** The client seed of a place of the slider, which ends with its number. */
const seedAt = (step: number): string => `${exampleDraw.clientSeed}-${step}`;

function draw(clientSeed: string) {
  const { serverSeed, clientEntropy, box } = exampleDraw;
  const inputs = { serverSeed, clientHash: clientHash(clientEntropy, clientSeed), oddsHash: example.oddsHash };
  const digest = drawDigest(inputs, box);
  const ticket = ticketOf(digest);
  return { digest, ticket, won: example.drops.indexOf(dropAt(example.drops, ticket)) };
}

/**
 * A draw that the reader can change: each client seed gives another digest, ticket and item, computed in the browser.
 */
export function LiveExample() {
  const t = useTexts(provablyFair).example;
  const [step, setStep] = useState(FIRST);
  const [clientSeed, setClientSeed] = useState(seedAt(FIRST));
  // While the typed text is no valid client seed, the example uses the last valid one.
  const [drawn, setDrawn] = useState(clientSeed);
  const { digest, ticket, won } = draw(drawn);
  const tier = exampleTiers[won];
  const item = example.drops[won]?.name ?? "";

  function type(typed: string): void {
    setClientSeed(typed);
    if (isClientSeed(typed)) setDrawn(typed);
  }

  function slide(next: number): void {
    setStep(next);
    type(seedAt(next));
  }

  return (
    <section className={styles["example"]} aria-labelledby="example">
      <div className={styles["head"]}>
        <h2 id="example">{t.title}</h2>
        <p>{t.lead}</p>
      </div>
      <div className={styles["inputs"]}>
        <label className={styles["slider"]}>
          <span>{t.slider}</span>
          <input
            type="range"
            min={0}
            max={STEPS}
            value={step}
            aria-valuetext={t.sliderValue(seedAt(step))}
            onChange={({ currentTarget }) => slide(currentTarget.valueAsNumber)}
          />
        </label>
        <label className={styles["typed"]}>
          <span>{t.text}</span>
          <input
            value={clientSeed}
            maxLength={64}
            spellCheck={false}
            autoComplete="off"
            dir="ltr"
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
        </label>
      </div>
      <div className={styles["outcome"]} data-tier={tier}>
        <p className={styles["ticket"]}>
          <span>{t.ticket}</span>
          <bdi dir="ltr">{t.ticketOf(ticket)}</bdi>
        </p>
        <p className={styles["item"]}>
          {tier && <TierFacets tier={tier} size={28} />}
          {t.wins(item)}
        </p>
        <span className="visually-hidden" role="status">
          {t.outcome(ticket, item)}
        </span>
      </div>
      <figure className={styles["band"]} dir="ltr" aria-label={t.band}>
        <div className={styles["segments"]}>
          {example.drops.map(({ itemId, tickets }, index) => (
            <span
              key={itemId}
              data-tier={exampleTiers[index]}
              data-won={index === won || undefined}
              style={{ flexGrow: tickets }}
            />
          ))}
        </div>
        <span className={styles["marker"]} style={{ "--at": ticket / 1_000_000 } as CSSProperties} />
        <figcaption>
          {exampleTiers.map((one, index) => (
            <span key={one} data-tier={one}>
              <TierFacets tier={one} />
              {example.drops[index]?.name} {t.share((example.drops[index]?.tickets ?? 0) / 1_000_000)}
            </span>
          ))}
        </figcaption>
      </figure>
      <dl className={classes(layout["stack-1"], letters["hint"], styles["mix"])} dir="ltr">
        <dt>{t.serverSeed}</dt>
        <dd className="mono">{exampleDraw.serverSeed}</dd>
        <dt>{t.digest}</dt>
        <dd className="mono">
          <mark>{digest.slice(0, 16)}</mark>
          {digest.slice(16)}
        </dd>
      </dl>
    </section>
  );
}
