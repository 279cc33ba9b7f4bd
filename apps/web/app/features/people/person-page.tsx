import { IconArrowLeft } from "../../ui/icons/shop-icons.ts";
import { useParams } from "react-router";
import { isId } from "../../api/is-id.ts";
import { useQuery } from "../../api/use-query.ts";
import { readChoice } from "../../listing/address.ts";
import { useListing } from "../../listing/use-listing.ts";
import { people } from "../../locales/en/people.ts";
import { useTexts } from "../../locales/texts.ts";
import { useMay } from "../../session/use-rights.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { dateTimeText } from "../../ui/date-text.ts";
import { Alert } from "../../ui/feedback/alert.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { tabId, Tabs } from "../../ui/page/tabs.tsx";
import { OthersHere, History } from "../operators/index.ts";
import { PersonActions } from "./actions/person-actions.tsx";
import { PersonFacts } from "./person-facts.tsx";
import { PersonInventory } from "./person-inventory.tsx";
import { PersonMarks } from "./person-marks.tsx";
import { PersonProtection } from "./protection/person-protection.tsx";
import { PersonOrders } from "./person-orders.tsx";
import { classes } from "../../ui/classes.ts";
import layout from "../../ui/layout.module.css";
import { Timeline } from "./timeline/timeline.tsx";

const PANEL = "person";
const parts = {
  timeline: Timeline,
  orders: PersonOrders,
  inventory: PersonInventory,
  protection: PersonProtection,
  history: ({ personId }: { personId: string }) => <History subjectId={personId} />,
};
const tabs = ["timeline", "orders", "inventory", "protection", "history"] as const;

/** The page of one person, with everything that operators see about them and the operators' actions. */
export default function PersonPage() {
  const t = useTexts(people);
  const { id = "" } = useParams();
  const { search, change } = useListing();
  const input = isId(id) ? { params: { id } } : undefined;
  const { data: person, error, mutate } = useQuery("getPerson", input, { keepPreviousData: false });
  const canReadHistory = useMay()("audit.read") !== false;
  const tab = readChoice(search, "tab", tabs);
  const Part = parts[tab];
  const closing = person?.closure?.state === "Closing" && person.closure.isAsked ? "Asked" : person?.closure?.state;

  return (
    <>
      <PageHeader
        title={person?.userName ?? t.title}
        lead={person && <PersonMarks person={{ ...person, isOnHold: person.hold !== null }} />}
        actions={
          <ButtonLink to="/dashboard/group/five" variant="outline" icon={<IconArrowLeft size={18} />}>
            {t.back}
          </ButtonLink>
        }
      />
      {isId(id) && <OthersHere kind="person" key={id} subjectId={id} />}
      {error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {person === undefined && !error && <SkeletonRows count={6} />}
      {person && (
        <div className={layout["column-6"]}>
          {closing && person.closure && <Alert>{t.closure[closing](dateTimeText(person.closure.sinceUtc))}</Alert>}
          {person.hold && (
            <Alert kind="warning">
              {t.held(person.hold.placedBy.userName, dateTimeText(person.hold.placedAtUtc), person.hold.reason)}
            </Alert>
          )}
          <section className={classes(layout["stack-5"], layout["card"])} aria-label={t.about}>
            <PersonFacts person={person} />
            <PersonActions person={person} />
          </section>
          <Tabs
            label={t.parts.label}
            tabs={tabs
              .filter((value) => value !== "history" || canReadHistory)
              .map((value) => ({ value, text: t.parts[value] }))}
            value={tab}
            panelId={PANEL}
            onChange={(value) => change({ tab: value, topic: "" })}
          />
          <div id={PANEL} role="tabpanel" aria-labelledby={tabId(PANEL, tab)}>
            <Part personId={person.id} />
          </div>
        </div>
      )}
    </>
  );
}
