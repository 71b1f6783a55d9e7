import { answerCalls } from "../../concurrency/answer-calls.ts";
import { makeRendition } from "./make-rendition.ts";

// The decoder of HEIC and the reader of PDF tell of each broken file there. The caller is told by the failure.
console.log = () => undefined;
console.warn = () => undefined;

answerCalls(makeRendition);
