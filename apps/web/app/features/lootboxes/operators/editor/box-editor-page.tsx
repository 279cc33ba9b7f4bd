import { useParams } from "react-router";
import { useQuery } from "../../../../api/use-query.ts";
import { ErrorState } from "../../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../../ui/feedback/skeleton.tsx";
import { BoxEditor } from "./box-editor.tsx";

/** The page of one box, with the plan of its next version. */
export default function BoxEditorPage() {
  const { id = "" } = useParams();
  const { data, error, mutate } = useQuery("getAdminLootbox", { params: { id } }, { keepPreviousData: false });
  if (data !== undefined) return <BoxEditor key={id} box={data} readAgain={() => mutate()} />;
  if (error !== undefined) return <ErrorState error={error} onRetry={() => void mutate()} />;
  return <SkeletonRows count={8} height={52} />;
}
