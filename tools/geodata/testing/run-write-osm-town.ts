import { osmTown } from "./osm-town.ts";
import { writeOsmPbf } from "./write-osm-pbf.ts";

/** Writes the authored town as an extract (`.osm.pbf`) to the given path. */
writeOsmPbf(process.argv[2] ?? "", osmTown);
