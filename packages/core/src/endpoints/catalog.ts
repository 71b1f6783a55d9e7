import { catalogPage } from "../catalog/catalog-page.ts";
import { catalogQuery } from "../catalog/catalog-query.ts";
import { tripReport } from "../catalog/trip-report.ts";
import { anyone, defineEndpoint } from "../endpoint.ts";
import { done } from "./common-answers.ts";

export const catalogEndpoints = {
  list: defineEndpoint("GET", "catalog", {
    query: catalogQuery,
    answer: catalogPage,
    access: anyone,
    reads: ["catalog"],
    isTagged: true,
  }),
  report: defineEndpoint("POST", "catalog/report", {
    body: tripReport,
    answer: done,
    access: anyone,
  }),
};
