import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { inCheckout } from "../../scripts/process/checkout.mjs";

const files = ["maplibre-gl.mjs", "maplibre-gl-shared.mjs", "maplibre-gl-worker.mjs"];

/** A page that draws as many points as circles, at the places of a bench user's trip. Of several days they are clustered. */
const page = (days: number, pointsPerDay: number) => `<!doctype html>
<meta charset="utf-8" /><title>Map</title>
<body style="margin: 0"><div id="map" style="width: 1040px; height: 821px"></div></body>
<script type="module">
  import { Map, setWorkerUrl } from "/maplibre-gl.mjs";
  setWorkerUrl("/maplibre-gl-worker.mjs");
  const features = [];
  for (let day = 0; day < ${days}; day++)
    for (let order = 0; order < ${pointsPerDay}; order++)
      features.push({
        type: "Feature",
        properties: {},
        geometry: { type: "Point", coordinates: [44.83 + day / 100, 41.69 + order / 100] },
      });
  const data = { type: "FeatureCollection", features };
  const [west, south] = features[0].geometry.coordinates;
  const [east, north] = features.at(-1).geometry.coordinates;
  const map = new Map({
    container: "map",
    bounds: [west, south, east, north],
    fitBoundsOptions: { padding: 76, maxZoom: 14 },
    fadeDuration: 0,
    attributionControl: false,
    style: {
      version: 8,
      sources: { points: { type: "geojson", data, cluster: ${days > 1}, clusterRadius: 46 } },
      layers: [
        { id: "land", type: "background", paint: { "background-color": "#f2efe9" } },
        { id: "points", type: "circle", source: "points", paint: { "circle-radius": 15 } },
      ],
    },
  });
  const look = () => {
    if (map.queryRenderedFeatures({ layers: ["points"] }).length === 0) return;
    map.off("render", look);
    performance.mark("castor:markers-drawn");
  };
  map.on("render", look);
  map.once("idle", () => (map.getContainer().dataset.mapState = "idle"));
</script>`;

/** Serves pages with the bare renderer: `/<days>x<points a day>` is one with a map. */
export async function serveBareMap(): Promise<{ url: string; server: Server }> {
  const folder = inCheckout("node_modules/maplibre-gl/dist");
  const scripts = new Map<string, Buffer>(
    await Promise.all(
      files.map(
        async (name): Promise<[string, Buffer]> => [`/${name}`, await readFile(join(folder, name))],
      ),
    ),
  );
  const server = createServer((request, answer) => {
    const script = scripts.get(request.url ?? "");
    if (script) {
      const kind = { "content-type": "text/javascript", "cache-control": "max-age=3600" };
      return answer.writeHead(200, kind).end(script);
    }
    const [days = 1, pointsPerDay = 1] = request.url?.slice(1).split("x").map(Number) ?? [];
    if (!(days * pointsPerDay > 0)) return answer.writeHead(404).end();
    return answer.writeHead(200, { "content-type": "text/html" }).end(page(days, pointsPerDay));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", () => listening()));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("No port.");
  return { url: `http://127.0.0.1:${address.port}`, server };
}
