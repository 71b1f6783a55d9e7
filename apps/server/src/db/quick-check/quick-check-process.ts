import { DatabaseSync } from "node:sqlite";

/** Damage of one page brings many faults. */
const mostFaults = 10;
/** SQLite's result codes for a file that it cannot read as a database. An extended one has it in its last byte. */
const damagedCodes = new Set([11, 26]);

/** The faults of a database, none when it is sound. */
function listFaults(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = database.prepare(`pragma quick_check(${mostFaults})`).all();
    const faults = rows.map(({ quick_check: fault }) => String(fault));
    return faults.filter((fault) => fault !== "ok");
  } catch (error) {
    const code = error instanceof Error && "errcode" in error ? Number(error.errcode) % 256 : 0;
    if (error instanceof Error && damagedCodes.has(code)) return [error.message];
    throw error;
  } finally {
    database.close();
  }
}

process.stdout.write(JSON.stringify(listFaults(process.argv[2] ?? "")));
