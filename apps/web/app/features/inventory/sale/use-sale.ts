import { useRef, useState } from "react";
import { balanceMoved, showBalance } from "../../../api/balance.ts";
import { call } from "../../../api/call.ts";
import { createIntent, type Intent } from "../../../api/intent.ts";
import { isOpen, linesOf, type SaleLine, sellInOrder } from "./sale.ts";
import type { InventoryItem } from "../selection/selection.ts";

/**
 * Sells items one after the other. Each item keeps its idempotency key until it is sold, so that a retry can't sell it
 * twice.
 */
export function useSale(items: readonly InventoryItem[]) {
  const [lines, setLines] = useState<readonly SaleLine[]>(() => linesOf(items));
  const [isRunning, setRunning] = useState(false);
  const [isStopping, setStopping] = useState(false);
  const stopped = useRef(false);
  const [intents] = useState(() => new Map<string, Intent>(items.map(({ id }) => [id, createIntent()])));

  async function sell({ item, price }: SaleLine) {
    const input = { params: { id: item.id }, body: { expectedSellPrice: price } };
    return call("sellInventoryItem", input, { idempotencyKey: intents.get(item.id)?.keyFor(input.body) });
  }

  async function run(): Promise<readonly SaleLine[]> {
    stopped.current = false;
    setStopping(false);
    setRunning(true);
    const isStopped = () => stopped.current;
    const onSold = ({ balance }: Awaited<ReturnType<typeof sell>>) => void showBalance(balance);
    const after = await sellInOrder({ lines, sell, onChange: setLines, onSold, isStopped });
    setRunning(false);
    void balanceMoved();
    return after;
  }

  function stop(): void {
    stopped.current = true;
    setStopping(true);
  }

  return { lines, isRunning, isStopping, run, stop, open: lines.filter(isOpen) };
}
