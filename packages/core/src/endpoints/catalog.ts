import { catalogPage } from "../catalog/catalog-page.ts";
import { catalogQuery } from "../catalog/catalog-query.ts";
import { anyone, defineEndpoint } from "../endpoint.ts";

export const catalogEndpoints = {
  list: defineEndpoint("GET", "catalog", {
    query: catalogQuery,
    answer: catalogPage,
    access: anyone,
    reads: ["catalog"],
    isTagged: true,
  }),
};
