declare module "pdfmake" {
  import type { PdfDefinition } from "./pdf-node.ts";

  type FontFiles = Partial<Record<"normal" | "bold" | "italics" | "bolditalics", string>>;
  const pdfmake: {
    setFonts(fonts: Record<string, FontFiles>): void;
    setUrlAccessPolicy(mayLoad: (url: string) => boolean): void;
    setLocalAccessPolicy(mayRead: (path: string) => boolean): void;
    virtualfs: { writeFileSync(name: string, content: Buffer): void };
    createPdf(definition: PdfDefinition): { getBuffer(): Promise<Buffer> };
  };
  // biome-ignore lint/style/noDefaultExport: the package has no other export.
  export default pdfmake;
}
