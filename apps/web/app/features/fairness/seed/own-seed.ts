import { bearer } from "../../../api/bearer.ts";
import { personIdOf } from "../../../session/token.ts";
import { changePerson, readPerson } from "../kept/kept-person.ts";
import { realBrowserParts } from "../opening/real-browser-parts.ts";

/** The data that this browser stores about the signed-in person, if any. */
async function person() {
  const token = bearer();
  if (token === undefined) return undefined;
  const { kept } = await realBrowserParts();
  return { kept, person: await readPerson(kept, personIdOf(token)) };
}

/** The client seed that this browser sends; undefined if it has no data about the person yet. Throws Unable. */
export async function readOwnSeed(): Promise<string | undefined> {
  return (await person())?.person?.clientSeed;
}

/** Changes the client seed that this browser sends from its next offer on. */
export async function keepOwnSeed(clientSeed: string): Promise<void> {
  const found = await person();
  if (found?.person !== undefined) await changePerson(found.kept, found.person.userId, () => ({ clientSeed }));
}
