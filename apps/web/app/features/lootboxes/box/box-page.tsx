import { type CSSProperties, useState } from "react";
import { IconChevronLeft, IconShieldCheck } from "../../../ui/icons/first-icons.ts";
import { firstParagraph } from "@trove/contract/description";
import { type Cents, formatEuros } from "@trove/money";
import { Link, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, data, useLoaderData } from "react-router";
import { isId } from "../../../api/is-id.ts";
import { pageCall } from "../../../api/page-call.ts";
import { boxPage } from "../../../locales/en/lootboxes/box-page.ts";
import { useTexts } from "../../../locales/texts.ts";
import { PageTitle } from "../../../ui/page/page-title.tsx";
import { later } from "../../../ui/later.tsx";
import { WhenNear } from "../../../ui/when-near.tsx";
import { PlayWatch, usePlayRules } from "../../protection/index.tsx";
import { BoxContents } from "./box-contents.tsx";
import { BoxFacts } from "./box-facts.tsx";
import { boxFound } from "./box-found.ts";
import { useHasRole } from "../../../session/use-session.ts";
import { classes } from "../../../ui/classes.ts";
import layout from "../../../ui/layout.module.css";
import letters from "../../../ui/letters.module.css";
import styles from "./box-page.module.css";
import { BoxStage } from "./box-stage.tsx";
import { OpenAction } from "./open-action.tsx";
import { OpenBar, type OpenChoice } from "./open-bar.tsx";
import { type Box, hasNotice } from "../opening/opening-phase.ts";
import { OpeningEnd, TurnAction } from "../opening/opening-show.ts";
import { useOpening } from "../opening/use-opening.ts";
import { ValueStrip } from "./value-strip.tsx";

const BoxOpenings = later(() => import("../recent/box-openings.tsx"));
const SimilarBoxes = later(() => import("../similar/similar-boxes.tsx"));
const BoxMissing = later(() => import("./box-missing.tsx"));
const Announcement = later(() => import("./announcement.tsx"));
const OpeningNotice = later(() => import("../opening/opening-notice.tsx"));

export async function loader({ context, params: { id = "" } }: LoaderFunctionArgs) {
  if (!isId(id)) throw data({}, { status: 404 });
  return pageCall(context, "getLootbox", { params: { id } });
}

/** The query parameter `opening` doesn't affect the box, so the loader doesn't run again when it changes. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export default function BoxPage() {
  const loaded = useLoaderData<typeof loader>();
  return <BoxView key={loaded.id} loaded={loaded} />;
}

function BoxView({ loaded }: { loaded: Box }) {
  const t = useTexts(boxPage);
  const isUser = useHasRole("User");
  const [box, setBox] = useState(loaded);
  const [rules, setRules] = usePlayRules();
  const [wanted, setChoice] = useState<OpenChoice>({ quantity: 1, quick: false });
  const choice = {
    ...wanted,
    quantity: Math.min(wanted.quantity, rules.maxOpenCount),
    quick: wanted.quick && rules.quick,
  };
  const { phase, mayForget, prepare, open, prepareDemo, demo, stopped, turn, setAside, close } = useOpening(
    box,
    setBox,
  );
  const { quantity } = choice;
  const busy = ["asking", "clock", "unclear", "spinning", "cards"].includes(phase.name);
  const paused = box.status !== "Active";

  function again(balance: Cents | undefined): void {
    if (!("outcome" in phase)) return;
    const { source, wins } = phase.outcome;
    void (source === "demo" ? demo(wins.length) : open(wins.length, balance));
  }

  return (
    <div className={styles["page"]}>
      <header className={styles["top"]}>
        <Link to="/lootboxes" className={styles["back"]}>
          <IconChevronLeft size={18} stroke={1.8} />
          {t.allBoxes}
        </Link>
        <PageTitle
          title={box.name}
          description={`${t.description(box.name, formatEuros(box.price))} ${firstParagraph(box.description)}`}
          found={import.meta.env.SSR ? boxFound(box, t.allBoxes) : {}}
        />
        <p className={styles["lead"]}>
          <bdi>{box.description}</bdi>
        </p>
        <Link to="/provably-fair" className={styles["fair"]} title={t.fairHint(box.oddsHash)}>
          <IconShieldCheck size={20} stroke={1.6} />
          <span>
            {t.fair}
            <code>{`${box.oddsHash.slice(0, 10)}…${box.oddsHash.slice(-6)}`}</code>
          </span>
        </Link>
      </header>

      <div className={styles["play"]} style={{ "--box-hue": box.hue } as CSSProperties} data-phase={phase.name}>
        <BoxStage box={box} choice={choice} canSkip={rules.quick} phase={phase} onStopped={stopped} onTurn={turn} />
        {phase.name !== "result" && (
          <div className={styles["bar"]}>
            <OpenBar
              choice={choice}
              rules={rules}
              onChoice={setChoice}
              disabled={busy}
              onDemoIntent={prepareDemo}
              onDemo={() => void demo(quantity)}
            />
            {phase.name === "cards" ? (
              <TurnAction
                turns={phase.turns}
                count={phase.outcome.wins.length}
                canTurnAll={rules.quick}
                onTurn={turn}
              />
            ) : (
              <OpenAction
                box={box}
                quantity={quantity}
                busy={busy}
                onIntent={(balance) => void prepare(quantity, balance)}
                onOpen={(balance) => void open(quantity, balance)}
              />
            )}
          </div>
        )}
        {"outcome" in phase || phase.name === "end" || phase.name === "clock" ? (
          <OpeningEnd
            phase={phase}
            drops={box.drops}
            mayForget={mayForget}
            onAgain={again}
            onClose={close}
            canOpenAgain={!paused}
            canRepeat={rules.quick}
          />
        ) : null}
      </div>
      <BoxFacts box={box} sellsBack={rules.sellBack} />
      <ValueStrip box={box} />
      <div className={styles["watch"]}>{isUser && <PlayWatch moment={phase.name} onRules={setRules} />}</div>
      <div className={classes(layout["stack-3"], styles["notices"])}>
        {box.announced && <Announcement announced={box.announced} />}
        {(paused || hasNotice(phase)) && (
          <OpeningNotice phase={phase} paused={paused} boxId={box.id} onAside={setAside} />
        )}
      </div>
      <BoxContents box={box} />

      <WhenNear>
        <BoxOpenings boxId={box.id} />
        <SimilarBoxes boxId={box.id} />
      </WhenNear>
      {box.openedCount > 0 && <p className={letters["hint"]}>{t.opened(box.openedCount)}</p>}
    </div>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <BoxMissing error={error} />;
}
