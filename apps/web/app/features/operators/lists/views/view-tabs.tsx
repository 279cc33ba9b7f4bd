import { Link } from "react-router";
import { useQuery } from "../../../../api/use-query.ts";
import { dashboardLists } from "../../../../locales/en/operators/lists.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { countText } from "../count-text.ts";
import type { ListName, View } from "../list-parts.ts";
import { callInput, showsView, viewAddress } from "../list-state.ts";
import styles from "./view-tabs.module.css";

type Props<Name extends ListName> = {
  endpoint: Name;
  views: readonly View[];
  /** The names of the parameters that the endpoint knows. */
  known: readonly string[];
  state: URLSearchParams;
};

/** The views of a list as links, each with the number of rows that match it. */
export function ViewTabs<Name extends ListName>({ endpoint, views, known, state }: Props<Name>) {
  const t = useTexts(dashboardLists);
  const current = views.find(({ id }) => id === state.get("view"));
  return (
    <nav className={styles["views"]} aria-label={t.views}>
      <ul>
        {views.map((view) => (
          <li key={view.id}>
            <Link to={viewAddress(view)} preventScrollReset aria-current={view === current ? "page" : undefined}>
              {view.title}
              {view === current && !showsView(state, view, known) && (
                <span className={styles["changed"]} title={t.changed}>
                  <span className="visually-hidden">{t.changed}</span>
                </span>
              )}
              <ViewCount endpoint={endpoint} view={view} known={known} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ViewCount<Name extends ListName>({
  endpoint,
  view,
  known,
}: Pick<Props<Name>, "endpoint" | "known"> & { view: View }) {
  const t = useTexts(dashboardLists);
  const { data } = useQuery(endpoint, callInput(endpoint, new URLSearchParams(view.query), known, { pageSize: 1 }));
  return data === undefined ? null : <span className={styles["count"]}>{countText(t, data.totalCount)}</span>;
}
