import { formatEuros } from "@trove/money";
import { Link, type LoaderFunctionArgs, data, useLoaderData, useParams } from "react-router";
import { pageCall } from "../../../api/page-call.ts";
import { sharedOpening } from "../../../locales/en/lootboxes/shared-opening.ts";
import { listText } from "../../../locales/joined.ts";
import { useTexts } from "../../../locales/texts.ts";
import { later } from "../../../ui/later.tsx";
import { LocalTime } from "../../../ui/local-time.tsx";
import { WhenNear } from "../../../ui/when-near.tsx";
import { ItemPicture } from "../../../ui/media/item-picture.tsx";
import { TierBadge } from "../../../ui/media/tier-badge.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";
import { Price } from "../../../ui/price.tsx";
import { SharedLogged, SharedProof } from "../../fairness/index.tsx";
import { classes } from "../../../ui/classes.ts";
import type { readSharedOpening } from "../watch/read-shared-opening.ts";
import { WatchStage } from "../watch/watch-stage.tsx";
import facts from "../record/facts.module.css";
import layout from "../../../ui/layout.module.css";
import letters from "../../../ui/letters.module.css";
import styles from "./shared-opening-page.module.css";

const readShared: typeof readSharedOpening = async (token, shown) =>
  (await import("../watch/read-shared-opening.ts")).readSharedOpening(token, shown);

const SharedProblem = later(() => import("./shared-problem.tsx"));

export async function loader({ context, params: { token = "" } }: LoaderFunctionArgs) {
  if (!/^[\w-]{22}$/.test(token)) throw data({}, { status: 404 });
  return pageCall(context, "getSharedOpening", { params: { token }, query: { includeDrops: "true" } });
}

/** A shared win for anybody with the link, with its proof if the person shares it. */
export default function SharedOpeningPage() {
  const t = useTexts(sharedOpening);
  const { token = "" } = useParams();
  const shown = useLoaderData<typeof loader>();
  const { lootBox, openings, drops = [], pricePaid, openedAtUtc, userName, showsProof, logIndex } = shown;
  const names = listText(openings.map(({ item }) => item.name));
  return (
    <article className={styles["page"]}>
      <header>
        <PageTitle
          title={t.title(names, lootBox.name)}
          description={t.description(formatEuros(pricePaid))}
          found={{ picture: `/share/openings/${token}.jpg` }}
          unlisted
        />
        <p className={letters["muted"]}>
          {userName === null ? t.somebody : t.by} {userName !== null && <bdi>{userName}</bdi>}
        </p>
      </header>
      <WatchStage
        id={token}
        box={{ ...lootBox, drops }}
        openedAtUtc={openedAtUtc}
        read={() => readShared(token, shown)}
      />
      <div className={styles["record"]}>
        <ul className={classes(layout["stack-3"], styles["items"])}>
          {openings.map(({ item, ticket, probability }) => (
            <li key={ticket} data-tier={item.tier}>
              <ItemPicture src={item.imageUrl} alt="" tier={item.tier} size="panel" eager />
              <div>
                <h2>
                  <bdi>{item.name}</bdi>
                </h2>
                <TierBadge tier={item.tier} />
                <p className={letters["hint"]}>{t.chance(probability)}</p>
              </div>
              <Price amount={item.marketPrice} size="medium" />
            </li>
          ))}
        </ul>
        <dl className={classes(facts["facts"], styles["facts"])}>
          <div>
            <dt>{t.box}</dt>
            <dd>
              <Link to={`/lootboxes/${lootBox.id}`}>
                <bdi>{lootBox.name}</bdi>
              </Link>
            </dd>
          </div>
          <div>
            <dt>{t.price}</dt>
            <dd>
              <Price amount={pricePaid} />
            </dd>
          </div>
          <div>
            <dt>{t.time}</dt>
            <dd>
              <LocalTime time={openedAtUtc} />
            </dd>
          </div>
        </dl>
        <section className={layout["stack-4"]} aria-labelledby="shared-proof">
          <h2 id="shared-proof">{t.proof}</h2>
          <p className={letters["muted"]}>{showsProof ? t.proofLead : t.logLead}</p>
          <WhenNear>
            {showsProof ? (
              <SharedProof token={token} shown={shown} />
            ) : (
              <SharedLogged token={token} logIndex={logIndex} shown={shown} />
            )}
          </WhenNear>
        </section>
      </div>
    </article>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <SharedProblem error={error} />;
}
