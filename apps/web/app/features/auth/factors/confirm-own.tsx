import { useQuery } from "../../../api/use-query.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

type Props = { onConfirmed: () => void; onClose: () => void };

/** Asks whether it is still the person, by what they have, for changes outside of the list of their factors. */
export default function ConfirmOwn(props: Props) {
  const { data: state } = useQuery("getFactors", {});
  return state === undefined ? null : <ConfirmDialog state={state} {...props} />;
}
