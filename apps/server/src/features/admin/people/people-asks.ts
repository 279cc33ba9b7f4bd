import { z } from "zod";
import type { Connection } from "../../../database/connection.ts";
import { euros, nameOf } from "../operations/asked.ts";
import type { AskedBy, Change } from "../operations/command.ts";

const withAmount = z.object({ amountCents: z.int() });

export async function askForCredit(db: Connection, { subjectId, after }: Change): Promise<AskedBy<"creditPerson">> {
  const { amountCents } = withAmount.parse(after);
  return { action: "creditPerson", personName: await nameOf(db, subjectId), amount: euros(amountCents) };
}

const withValue = z.object({ valueCents: z.int() });

export async function askForRelease(db: Connection, { subjectId, after }: Change): Promise<AskedBy<"holdShipments">> {
  const { valueCents } = withValue.parse(after);
  return { action: "holdShipments", personName: await nameOf(db, subjectId), amount: euros(valueCents) };
}
