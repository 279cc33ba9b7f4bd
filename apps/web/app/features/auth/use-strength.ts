import { useEffect, useState } from "react";

export type Strength = "none" | "weak" | "fair" | "good" | "strong";

const scores: readonly Strength[] = ["none", "weak", "fair", "good", "strong"];

/**
 * A password's strength by the server's rule. Loads the lists of common passwords when the first character is typed;
 * undefined until they are loaded.
 */
export function useStrength(password: string, ownWords: readonly string[]): Strength | undefined {
  const [strength, setStrength] = useState<Strength>();
  const words = ownWords.join("\n");
  useEffect(() => {
    if (password === "") return undefined;
    let isCurrent = true;
    import("@trove/contract/password-strength").then(
      ({ passwordScore }) => isCurrent && setStrength(scores[passwordScore(password, words.split("\n"))]),
      // Without the lists, no strength is shown. The server checks the password anyway.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [password, words]);
  return strength;
}
