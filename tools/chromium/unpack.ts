// Run by packaged-chromium.ts with TMPDIR set to the folder into which the package unpacks its browser.
import chromium from "@sparticuz/chromium";

await chromium.executablePath();
