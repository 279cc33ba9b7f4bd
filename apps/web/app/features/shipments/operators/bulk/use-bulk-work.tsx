import { type BulkMove, orderMoves } from "@trove/contract/statuses";
import { type ReactNode, useState } from "react";
import { messageOf } from "../../../../api/api-error.ts";
import { revalidate, useQuery } from "../../../../api/use-query.ts";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { later } from "../../../../ui/later.tsx";
import { type BulkAction, WorkStrip } from "../../../operators/index.ts";
import { type ChosenShipments, type MovePlan, planMoves } from "./plan-moves.ts";

const MoveDialog = later(() => import("./move-dialog.tsx"));

/** A move that the operator reviews. Calling `decide` ends the review. */
type Asked = {
  selection: ChosenShipments;
  to: BulkMove;
  planned: MovePlan | undefined;
  decide: (isStarted: boolean) => void;
};

/**
 * Bulk moves of shipments. `moving` makes a bulk action for the list; `shown` has the dialog and the progress of
 * running moves.
 */
export function useBulkWork(): {
  moving: (to: BulkMove, text: (count: string) => string) => BulkAction<"listAdminShipments">;
  shown: ReactNode;
} {
  const [asked, setAsked] = useState<Asked>();
  const [failure, setFailure] = useState<string>();
  const [started, setStarted] = useState<readonly string[]>([]);
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const query = { kind: "ShipmentMove", status: "Running" } as const;
  const { data: running } = useQuery("listWorks", { query });
  const works = new Set([...started, ...(running?.items.map(({ id }) => id) ?? [])]);

  /** Lets the operator review what the move would do. Resolves to whether the move was started. */
  async function review(selection: ChosenShipments, to: BulkMove): Promise<boolean> {
    setFailure(undefined);
    try {
      const planned = to === "Cancelled" ? undefined : await planMoves(selection, { status: to });
      return await new Promise<boolean>((decide) => setAsked({ selection, to, planned, decide }));
    } catch (error) {
      setFailure(messageOf(error));
      return false;
    } finally {
      setAsked(undefined);
    }
  }

  const moving = (to: BulkMove, text: (count: string) => string): BulkAction<"listAdminShipments"> => ({
    id: to,
    text,
    suits: ({ status }) => orderMoves(status, "Admin").some((move) => move.to === to),
    canTakeAll: true,
    ...(to === "Cancelled" && { isDanger: true as const }),
    run: async (selection) => {
      const isStarted = await review(selection, to);
      return isStarted || selection.kind === "all" ? [] : selection.rows.map(({ id }) => id);
    },
  });

  const shown = (
    <>
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
      {[...works]
        .filter((id) => !hidden.includes(id))
        .map((id) => (
          <WorkStrip
            key={id}
            id={id}
            onProgress={() => void revalidate("listAdminShipments")}
            onHide={() => setHidden((before) => [...before, id])}
          />
        ))}
      {asked && (
        <MoveDialog
          {...asked}
          onClose={() => asked.decide(false)}
          onStarted={(id) => {
            setStarted((before) => [...before, id]);
            asked.decide(true);
          }}
        />
      )}
    </>
  );
  return { moving, shown };
}
