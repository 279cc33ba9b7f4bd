export { protectionReportRoutes } from "./report.routes.ts";
