import { useQuery } from "../../../api/use-query.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

type Props = { onConfirmed: () => void; onClose: () => void };

/** Loads the person's factors and asks them to confirm their identity. For changes that are not about factors. */
export default function ConfirmOwn(props: Props) {
  const { data: state } = useQuery("getFactors", {});
  return state === undefined ? null : <ConfirmDialog state={state} {...props} />;
}
