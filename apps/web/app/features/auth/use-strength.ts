import { useEffect, useState } from "react";

export type Strength = "none" | "weak" | "fair" | "good" | "strong";

const scores: readonly Strength[] = ["none", "weak", "fair", "good", "strong"];

/**
 * How hard a password is to guess, by the rule of the server; undefined until that is known. The lists of common
 * passwords are loaded when somebody begins to type.
 */
export function useStrength(password: string, ownWords: readonly string[]): Strength | undefined {
  const [strength, setStrength] = useState<Strength>();
  const words = ownWords.join("\n");
  useEffect(() => {
    if (password === "") return undefined;
    let isCurrent = true;
    import("@trove/contract/password-strength").then(
      ({ passwordScore }) => isCurrent && setStrength(scores[passwordScore(password, words.split("\n"))]),
      // If the lists can't be loaded, no strength is shown. The server checks the password anyway.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [password, words]);
  return strength;
}
