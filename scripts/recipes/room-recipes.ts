import { addText, type Recipe } from "./recipe.ts";

const server = "apps/server/src";

/** The recipes that make files of their own: a page, a table, a provider and a language. */
export const roomRecipes: readonly Recipe[] = [
  {
    name: "A page",
    begins: [
      {
        file: "packages/core/src/pages.ts",
        replaced: [
          [
            '  help: { pattern: "/help", search, title: "help" },',
            '  help: { pattern: "/help", search, title: "help" },\n  beavers: { pattern: "/beavers", search, title: "beavers" },',
          ],
        ],
      },
      {
        file: "apps/web/src/pages/beavers/beavers-page.tsx",
        within: "apps/web/src/pages/",
        made: {
          text: `import { useWords } from "../../i18n/words.ts";

export default function BeaversPage() {
  const translate = useWords();
  return <h1>{translate("titles.beavers")}</h1>;
}
`,
        },
      },
    ],
    asked: [
      {
        file: "apps/web/src/app/router.tsx",
        replaced: [
          [
            '  help: () => import("../pages/help/help-page.tsx"),',
            '  help: () => import("../pages/help/help-page.tsx"),\n  beavers: () => import("../pages/beavers/beavers-page.tsx"),',
          ],
        ],
      },
      addText("First", "titles.beavers"),
    ],
  },
  {
    name: "A table",
    begins: [
      {
        file: `${server}/db/schema.ts`,
        replaced: [
          [
            "export interface CatalogReportsTable {",
            "interface BeaversTable {\n  id: string;\n}\n\nexport interface CatalogReportsTable {",
          ],
          [
            "  catalog_reports: CatalogReportsTable;",
            "  beavers: BeaversTable;\n  catalog_reports: CatalogReportsTable;",
          ],
        ],
      },
      {
        file: `${server}/db/migrations/999-beavers.ts`,
        within: `${server}/db/migrations/`,
        made: {
          text: `import type { Queries } from "../database.ts";

export async function up({ schema }: Queries): Promise<void> {
  await schema
    .createTable("beavers")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .execute();
}
`,
        },
      },
      {
        file: `${server}/db/migrate.ts`,
        replaced: [
          [
            "type Migration =",
            'import { up as beavers } from "./migrations/999-beavers.ts";\n\ntype Migration =',
          ],
          [
            "readonly Migration[] = [\n  foundation,",
            "readonly Migration[] = [\n  foundation,\n  beavers,",
          ],
        ],
      },
    ],
    asked: [
      {
        file: "apps/server/testing/databases/table-names.ts",
        replaced: [['  "catalog_reports",', '  "beavers",\n  "catalog_reports",']],
      },
    ],
  },
  {
    name: "A provider",
    begins: [
      {
        file: `${server}/outside/rates/rate-provider.ts`,
        replaced: [["rateProviderIds = [", 'rateProviderIds = ["beavers", ']],
      },
      {
        file: `${server}/outside/rates/beaver-rates.ts`,
        within: `${server}/outside/`,
        made: {
          text: `import type { RateProvider } from "./rate-provider.ts";

export class BeaverRates implements RateProvider {
  readonly id = "beavers";

  async load() {
    return { date: "2026-11-28", source: this.id, perEuro: {} };
  }
}
`,
        },
      },
    ],
    asked: [
      {
        file: `${server}/outside/rates/create-rate-provider.ts`,
        replaced: [
          [
            "/** The chosen provider,",
            'import { BeaverRates } from "./beaver-rates.ts";\n\n/** The chosen provider,',
          ],
          [
            '  "open-er-api": (options)',
            '  beavers: () => new BeaverRates(),\n  "open-er-api": (options)',
          ],
        ],
      },
    ],
  },
  {
    name: "A language",
    begins: [
      {
        file: "packages/core/src/basics/language.ts",
        replaced: [["languages = [", 'languages = ["eo", ']],
      },
      {
        file: "packages/i18n/locales/eo",
        within: "packages/i18n/locales/en/",
        made: { from: "packages/i18n/locales/en" },
      },
    ],
    asked: [],
  },
];

/** What the table keeps, which provider is chosen, and what is said in the language. */
export const tried = `
import { isLanguage, offerLanguages } from "@castor/core/basics/language.ts";
import { listLocales, readTranslate } from "@castor/i18n/read-words.ts";
import { openDatabase } from "./apps/server/src/db/open-database.ts";
import { createRateProvider } from "./apps/server/src/outside/rates/create-rate-provider.ts";

const database = await openDatabase({ dataDir: ".", databaseUrl: undefined });
await database.write((queries) => queries.insertInto("beavers").values({ id: "castor" }).execute());
const table = await database.read((queries) => queries.selectFrom("beavers").selectAll().execute());
await database.close();
const { id } = createRateProvider({ provider: "beavers" }, { log: console, now: () => new Date() });
offerLanguages(["eo"]);
const language = {
  isListed: isLanguage("eo") && listLocales().includes("eo"),
  text: readTranslate("eo")("titles.catalog"),
};
console.log(JSON.stringify({ table, provider: id, language }));
`;
