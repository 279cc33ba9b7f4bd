import { people } from "../../locales/en/people.ts";
import { useTexts } from "../../locales/texts.ts";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { OperatorList } from "../operators/index.ts";
import { peopleColumns } from "./people-columns.tsx";

/** The operators' list of people. */
export default function PeoplePage() {
  const t = useTexts(people);
  return (
    <>
      <PageHeader title={t.title} lead={t.lead} />
      <OperatorList
        endpoint="listPeople"
        label={t.title}
        results={t.results}
        columns={peopleColumns()}
        row={{
          id: ({ id }) => id,
          name: ({ userName }) => userName,
          link: ({ id }) => `/dashboard/group/five/${id}`,
        }}
        views={[
          { id: "all", title: t.views.all, query: "" },
          { id: "locked", title: t.views.locked, query: "isLocked=true" },
          { id: "on-hold", title: t.views.onHold, query: "isOnHold=true" },
        ]}
        filters={[
          {
            kind: "one",
            name: "isLocked",
            title: t.marks.locked,
            choices: [
              { value: "true", text: t.marks.locked },
              { value: "false", text: t.marks.active },
            ],
          },
          { kind: "one", name: "isOnHold", title: t.marks.onHold, choices: [{ value: "true", text: t.marks.onHold }] },
        ]}
        sort={{ by: "CreatedAtUtc", direction: "Desc" }}
        search={t.search}
        empty={t.empty}
      />
    </>
  );
}
