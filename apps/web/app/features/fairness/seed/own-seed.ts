import { bearer } from "../../../api/bearer.ts";
import { personIdOf } from "../../../session/token.ts";
import { changePerson, readPerson } from "../kept/kept-person.ts";
import { realAround } from "../opening/real-around.ts";

/** The signed-in person, if this browser keeps something of them. */
async function person() {
  const token = bearer();
  if (token === undefined) return undefined;
  const { kept } = await realAround();
  return { kept, person: await readPerson(kept, personIdOf(token)) };
}

/** The client seed that this browser sends; undefined if it has not opened a box for the person yet. Throws Unable. */
export async function readOwnSeed(): Promise<string | undefined> {
  return (await person())?.person?.clientSeed;
}

/** Makes this browser send another client seed, from its next offer on. */
export async function keepOwnSeed(clientSeed: string): Promise<void> {
  const found = await person();
  if (found?.person !== undefined) await changePerson(found.kept, found.person.userId, () => ({ clientSeed }));
}
