import { useQuery } from "../../../api/use-query.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

type Props = { onConfirmed: () => void; onClose: () => void };

/** Loads the person's factors and confirms their identity, for changes outside the list of factors. */
export default function ConfirmOwn(props: Props) {
  const { data: state } = useQuery("getFactors", {});
  return state === undefined ? null : <ConfirmDialog state={state} {...props} />;
}
