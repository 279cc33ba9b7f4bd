import { data } from "react-router";
import { Picks } from "../features/items/index.ts";
import NotFoundPage from "../features/status/not-found-page.tsx";

export function loader() {
  return data(null, { status: 404 });
}

/** Says that there is no such page, with items below. It is a route of its own because items are another room. */
export default function NotFoundRoute() {
  return (
    <>
      <NotFoundPage />
      <Picks />
    </>
  );
}
