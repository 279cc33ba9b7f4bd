import { useEffect, useState } from "react";

export type Strength = "none" | "weak" | "fair" | "good" | "strong";

const scores: readonly Strength[] = ["none", "weak", "fair", "good", "strong"];

/**
 * A password's strength, by the server's rule; undefined until the lists of common passwords are loaded. Loading starts
 * with the first typed character.
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
