import { Suspense, lazy } from "react";

const Dialog = lazy(() => import("./opening-dialog.tsx"));

/** The dialog of one opening, fetched when somebody looks at one. Mount it to open it. */
export function OpeningDialog(props: { transactionId: string; onClose: () => void }) {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}
