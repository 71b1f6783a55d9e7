import { anyone, defineEndpoint } from "../endpoint.ts";
import { done } from "./common-answers.ts";

export const systemEndpoints = {
  health: defineEndpoint("GET", "health", {
    answer: done,
    access: anyone,
    reads: ["system"],
    isUnusedByWeb: true,
  }),
  ready: defineEndpoint("GET", "ready", {
    answer: done,
    access: anyone,
    reads: ["system"],
    isUnusedByWeb: true,
  }),
};
