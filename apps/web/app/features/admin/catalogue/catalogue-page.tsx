import { IconCategory, IconPlus } from "@tabler/icons-react";
import { useNavigate } from "react-router";
import { useQuery } from "../../../api/use-query.ts";
import { catalogue } from "../../../locales/en/dashboard/catalogue.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useMay } from "../../../session/use-rights.ts";
import { usePageActions } from "../../../shell/page-actions.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { OperatorList } from "../list/operator-list.tsx";
import { itemColumns } from "./item-columns.tsx";

const NEW = "/dashboard/three/items/new";
const CATEGORIES = "/dashboard/three/categories";

/** Where operators find and change items. */
export default function CataloguePage() {
  const t = useTexts(catalogue);
  const navigate = useNavigate();
  const { data: categories = [] } = useQuery("listAdminCategories", {});
  const { all, shown, hidden } = t.items;
  const mayChange = useMay()("catalogue.change") !== false;

  usePageActions([
    ...(mayChange ? [{ id: "new-item", title: t.items.add, run: () => void navigate(NEW) }] : []),
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
            {mayChange && (
              <ButtonLink icon={<IconPlus size={18} />} to={NEW}>
                {t.items.add}
              </ButtonLink>
            )}
          </>
        }
      />
      <OperatorList
        endpoint="listAdminItems"
        label={t.items.label}
        results={t.items.results}
        columns={itemColumns(t)}
        row={{ id: ({ id }) => id, name: ({ name }) => name, link: ({ id }) => `/dashboard/three/items/${id}` }}
        views={[
          { id: "all", title: all, query: "" },
          { id: "shown", title: shown, query: "isActive=true" },
          { id: "hidden", title: hidden, query: "isActive=false" },
        ]}
        filters={[
          {
            kind: "one",
            name: "categoryId",
            title: t.items.category,
            choices: categories.map(({ id, name }) => ({ value: id, text: name })),
          },
          { kind: "one", name: "inStock", title: t.items.stock, choices: [{ value: "true", text: t.items.inStock }] },
          {
            kind: "one",
            name: "isActive",
            title: t.items.state,
            choices: [
              { value: "true", text: shown },
              { value: "false", text: hidden },
            ],
          },
        ]}
        sort={{ by: "CreatedAtUtc", direction: "Desc" }}
        search={t.items.search}
        empty={t.items.empty}
      />
    </>
  );
}
