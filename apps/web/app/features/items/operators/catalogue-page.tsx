import { itemHeadings } from "../../../locales/columns/items.ts";
import { IconCategory, IconCoin, IconFileImport, IconStack2 } from "../../../ui/icons/dashboard-icons.ts";
import { IconPlus, IconTag } from "../../../ui/icons/shop-icons.ts";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useQuery } from "../../../api/use-query.ts";
import { dashboard } from "../../../locales/en/dashboard/dashboard.ts";
import { catalogue } from "../../../locales/en/items/operators.ts";
import { reductions } from "../../../locales/en/items/reductions.ts";
import { works } from "../../../locales/en/operators/works.ts";
import { headingsOf, useTexts } from "../../../locales/texts.ts";
import { useMay } from "../../../session/use-rights.ts";
import { usePageActions } from "../../../shell/page-actions.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { later } from "../../../ui/later.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { type Selection, OperatorList } from "../../operators/index.ts";
import { useGapNames } from "./item/safety-fields.tsx";
import { itemColumns } from "./item-columns.tsx";

const NEW = "/dashboard/three/items/new";
const CATEGORIES = "/dashboard/three/categories";
const REDUCTIONS = "/dashboard/three/reductions";
const CODES = "/dashboard/three/codes";
const IMPORT = "/dashboard/three/import";
const WORKS = "/dashboard/three/works";

const LACKING = "lacksSafety=true&columns=name.category.price.state.safety";

const EditDialog = later(() => import("./bulk/edit-dialog.tsx"));

/** The operators' list of items. */
export default function CataloguePage() {
  const t = useTexts(catalogue);
  const { nav } = useTexts(dashboard);
  const headings = headingsOf(itemHeadings);
  const { title: reduced } = useTexts(reductions);
  const bulk = useTexts(works);
  const navigate = useNavigate();
  const [selection, setSelection] = useState<Selection<"listAdminItems">>();
  const { data: categories = [] } = useQuery("listAdminCategories", {});
  const { all, shown, hidden } = t.items;
  const may = useMay();
  const mayChange = may("catalogue.change") === true;

  usePageActions([
    ...(mayChange
      ? [
          { id: "new-item", title: t.items.add, run: () => void navigate(NEW) },
          { id: "import", title: bulk.import.title, run: () => void navigate(IMPORT) },
        ]
      : []),
    { id: "reductions", title: reduced, run: () => void navigate(REDUCTIONS) },
    { id: "works", title: bulk.title, run: () => void navigate(WORKS) },
    { id: "categories", title: t.categories.title, run: () => void navigate(CATEGORIES) },
  ]);

  return (
    <>
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={
          <>
            <ButtonLink variant="outline" icon={<IconCategory size={18} />} to={CATEGORIES}>
              {t.categories.title}
            </ButtonLink>
            <ButtonLink variant="outline" icon={<IconCoin size={18} />} to={REDUCTIONS}>
              {reduced}
            </ButtonLink>
            {may("promotions.change") === true && (
              <ButtonLink variant="outline" icon={<IconTag size={18} />} to={CODES}>
                {nav.promotions}
              </ButtonLink>
            )}
            <ButtonLink variant="outline" icon={<IconStack2 size={18} />} to={WORKS}>
              {bulk.title}
            </ButtonLink>
            {mayChange && (
              <>
                <ButtonLink variant="outline" icon={<IconFileImport size={18} />} to={IMPORT}>
                  {bulk.import.open}
                </ButtonLink>
                <ButtonLink icon={<IconPlus size={18} />} to={NEW}>
                  {t.items.add}
                </ButtonLink>
              </>
            )}
          </>
        }
      />
      <OperatorList
        endpoint="listAdminItems"
        exportEndpoint="exportItems"
        label={t.items.label}
        results={t.items.results}
        columns={itemColumns(t, useGapNames())}
        row={{ id: ({ id }) => id, name: ({ name }) => name, link: ({ id }) => `/dashboard/three/items/${id}` }}
        views={[
          { id: "all", title: all, query: "" },
          { id: "shown", title: shown, query: "isActive=true" },
          { id: "hidden", title: hidden, query: "isActive=false" },
          { id: "lacking", title: t.safety.lacking, query: LACKING },
        ]}
        filters={[
          {
            kind: "one",
            name: "categoryId",
            title: headings.category,
            choices: categories.map(({ id, name }) => ({ value: id, text: name })),
          },
          { kind: "one", name: "inStock", title: headings.stock, choices: [{ value: "true", text: t.items.inStock }] },
          {
            kind: "one",
            name: "isActive",
            title: headings.state,
            choices: [
              { value: "true", text: shown },
              { value: "false", text: hidden },
            ],
          },
          {
            kind: "one",
            name: "lacksSafety",
            title: headings.safety,
            choices: [
              { value: "true", text: t.safety.lacking },
              { value: "false", text: t.safety.complete },
            ],
          },
        ]}
        bulkActions={
          mayChange
            ? [
                {
                  id: "edit",
                  text: bulk.edit.open,
                  canTakeAll: true,
                  run: async (chosen) => {
                    setSelection(chosen);
                    return chosen.kind === "rows" ? chosen.rows.map(({ id }) => id) : [];
                  },
                },
              ]
            : []
        }
        sort={{ by: "CreatedAtUtc", direction: "Desc" }}
        search={t.items.search}
        empty={t.items.empty}
      />
      {selection && (
        <EditDialog selection={selection} categories={categories} onClose={() => setSelection(undefined)} />
      )}
    </>
  );
}
