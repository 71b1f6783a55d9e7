import { workerData } from "node:worker_threads";
import { answerCalls } from "../../concurrency/answer-calls.ts";
import type { PdfJob } from "./pdf-job.ts";
import { writePdf } from "./write-pdf.ts";

/** The worker thread that writes PDFs. */
answerCalls((job: PdfJob) => writePdf(job, String(workerData)));
