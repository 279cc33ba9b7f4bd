import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import ItemPage, { ErrorBoundary as NoItem, loader as readItem } from "../features/items/item/item-page.tsx";
import { RatingLine, ReviewsSection } from "../features/reviews/index.ts";

export const loader = (args: LoaderFunctionArgs) => readItem(args);

export function ErrorBoundary({ error }: { error: unknown }) {
  return <NoItem error={error} />;
}

/** An item's page. It is a route of its own because its reviews belong to the reviews room. */
export default function ItemRoute() {
  const { item } = useLoaderData<typeof loader>();
  return <ItemPage rating={<RatingLine rating={item.rating} />} reviews={<ReviewsSection item={item} />} />;
}
