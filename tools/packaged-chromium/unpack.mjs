// Run by ../chromium/packaged-chromium.ts. The package unpacks its browser into the folder that TMPDIR names.
import chromium from "@sparticuz/chromium";

await chromium.executablePath();
