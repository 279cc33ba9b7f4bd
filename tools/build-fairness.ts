// npm run build:fairness: builds the package @trove/fairness, ready to publish, in packages/fairness/dist.
import { buildPackage } from "./fairness-package/build-package.ts";
import { root } from "./run/step.ts";

const folder = `${root}packages/fairness/dist`;
await buildPackage(folder);
console.log(`Built. To publish it: npm publish ${folder}`);
