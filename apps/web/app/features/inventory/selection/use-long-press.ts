import { type MouseEvent, type PointerEvent, useRef } from "react";

const HOLD_MS = 450;
const SLIP_PX = 10;

/** Calls `run` on a long press. A finger that moves scrolls instead; a short press is a click. */
export function useLongPress(run: () => void) {
  const hasRun = useRef(false);
  const held = useRef<{ timer: number; x: number; y: number }>(undefined);

  function release(): void {
    window.clearTimeout(held.current?.timer);
    held.current = undefined;
  }

  return {
    onPointerDown(event: PointerEvent) {
      hasRun.current = false;
      if (event.pointerType !== "touch") return;
      const hold = () => {
        held.current = undefined;
        hasRun.current = true;
        navigator.vibrate?.(10);
        run();
      };
      held.current = { timer: window.setTimeout(hold, HOLD_MS), x: event.clientX, y: event.clientY };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const { x = clientX, y = clientY } = held.current ?? {};
      if (Math.hypot(clientX - x, clientY - y) > SLIP_PX) release();
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
    // Suppresses the click that browsers send when the finger is lifted.
    onClickCapture(event: MouseEvent) {
      if (!hasRun.current) return;
      hasRun.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    // The context menu of a long press would cover the item that was just selected.
    onContextMenu(event: { preventDefault: () => void; nativeEvent: Event }) {
      const { nativeEvent } = event;
      if (nativeEvent instanceof window.PointerEvent && nativeEvent.pointerType === "touch") event.preventDefault();
    },
  };
}
