import { Link } from "react-router";

/** A link to a box, under a name that keeps its own direction. */
export function BoxLink({ boxId, name }: { boxId: string; name: string }) {
  return (
    <Link to={`/lootboxes/${boxId}`}>
      <bdi>{name}</bdi>
    </Link>
  );
}
