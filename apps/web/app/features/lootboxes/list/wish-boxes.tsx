import { useLocation } from "react-router";
import { useQuery } from "../../../api/use-query.ts";
import { Results } from "../../../listing/results.tsx";
import { boxes } from "../../../locales/en/lootboxes/boxes.ts";
import { shell } from "../../../locales/en/shell.ts";
import { useTexts } from "../../../locales/texts.ts";
import { signInPath } from "../../../session/return-to.ts";
import { useHasRole, useSession } from "../../../session/use-session.ts";
import { useAppInfo } from "../../../shell/app-info.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { BoxCard } from "./box-card.tsx";
import { listedBox } from "./listed-box.ts";

/** Boxes with something that the person wishes for. They have a call of their own, so that no address names wishes. */
export default function WishBoxes({ page }: { page: number }) {
  const t = useTexts(boxes);
  const { signIn } = useTexts(shell);
  const { authMethod } = useAppInfo();
  const place = useLocation();
  const { status } = useSession();
  const isUser = useHasRole("User");
  const asked = isUser ? { query: { pageNumber: page, pageSize: 24 } } : undefined;
  const { data, error, mutate } = useQuery("listWishBoxes", asked);
  if (status === "unauthenticated") {
    return (
      <EmptyState
        text={t.wishesNeedYou}
        action={<ButtonLink to={signInPath(authMethod, place)}>{signIn}</ButtonLink>}
      />
    );
  }
  if (data === undefined) {
    if (error !== undefined) return <ErrorState error={error} onRetry={() => void mutate()} />;
    return <SkeletonRows count={2} height={300} />;
  }
  return (
    <Results
      label={t.title}
      pending={false}
      pageNumber={page}
      totalPages={data.totalPages}
      none={{ text: t.noWished, all: "/lootboxes" }}
    >
      {data.items.map((box) => (
        <BoxCard key={box.id} box={listedBox(box)} eager={false} wanted={t.aWish} />
      ))}
    </Results>
  );
}
