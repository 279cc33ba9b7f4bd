import { isHex } from "../bytes.ts";
import { drawTicket } from "../draw/draw.ts";
import type { DrawInputs } from "../draw/draw.ts";
import type { OddsTable } from "../draw/odds-table.ts";
import { TICKETS_PER_BOX } from "../draw/odds-table.ts";
import { dropAt } from "../draw/pick.ts";
import { holdsIf, notHeld, sameAs } from "./checks.ts";
import type { Check } from "./checks.ts";

type DrawClaim = { readonly drawIndex: number; readonly ticket: number; readonly itemId: string };

function isTicket(n: number): boolean {
  return Number.isSafeInteger(n) && n >= 0 && n < TICKETS_PER_BOX;
}

/** Looks items up by the claimed ticket, so that a wrong ticket and a wrong item fail separately. */
function itemsCheck(table: OddsTable | undefined, boxes: readonly DrawClaim[]): Check {
  if (table === undefined) return notHeld("items");
  const itemAt = (ticket: number): string => (isTicket(ticket) ? dropAt(table.drops, ticket).itemId : "");
  return sameAs(
    "items",
    boxes.map((box) => itemAt(box.ticket)),
    boxes.map((box) => box.itemId),
  );
}

/** Checks that tickets and items follow from the inputs. */
export function drawChecks(inputs: DrawInputs, table: OddsTable | undefined, boxes: readonly DrawClaim[]): Check[] {
  const returned = boxes.map((box) => box.ticket);
  const tickets = isHex(inputs.serverSeed, 32)
    ? sameAs(
        "tickets",
        boxes.map((box) => drawTicket(inputs, box.drawIndex)),
        returned,
      )
    : holdsIf("tickets", false);
  return [tickets, itemsCheck(table, boxes)];
}
