import { createServer, type ServerResponse } from "node:http";
import { distanceBetween, type Position } from "@castor/core/geo/position.ts";
import sharp from "sharp";
import { listenLocally } from "./listen-locally.ts";

/** How the fake behaves: it answers, or fails as servers do, or sends what is no small picture. */
export type WikimediaMode =
  | "fine"
  | "silent"
  | "failing"
  | "html"
  | "huge"
  | "bomb"
  | "noPicture"
  | "svg"
  | "gif"
  | "animated"
  | "inside"
  | "leading";

interface KnownThing extends Position {
  id: string;
  names: Readonly<Record<string, string>>;
  files: readonly string[];
}

const castle: KnownThing = {
  ...{ id: "Q101", lat: 41.6878, lng: 44.8086 },
  names: { en: "Narikala Fortress", ru: "Нарикала" },
  files: ["Narikala_fortress.jpg", "narikala at night.jpg"],
};
const church: KnownThing = {
  ...{ id: "Q102", lat: 41.6884, lng: 44.809, names: { en: "St Nicholas Church" } },
  files: ["Church, Tbilisi.png"],
};
const farNamesake: KnownThing = {
  ...{ id: "Q103", lat: 52.1, lng: 4.3, names: { en: "Narikala Fortress" } },
  files: ["Model of a fortress.jpg"],
};
const town: KnownThing = {
  ...{ id: "Q104", lat: 41.72, lng: 44.79, names: { en: "Tbilisi", ru: "Тбилиси" } },
  files: ["Tbilisi montage.jpg"],
};
const things = [farNamesake, castle, church, town];

const by = { LicenseShortName: "CC BY-SA 4.0", LicenseUrl: "http://creativecommons.org/by-sa/4.0" };
/** What Commons says of its files, as HTML. */
const credits: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "Narikala fortress.jpg": {
    ...by,
    Artist:
      '<a href="//x.example" onclick="alert(1)">Ada &amp; <b>Co</b></a><script>alert(2)</script>',
  },
  "Narikala at night.jpg": { Artist: "Nobody", LicenseShortName: "CC BY-NC-ND 2.0" },
  "Church, Tbilisi.png": { Artist: "Grace", LicenseShortName: "Public domain" },
  "Tbilisi montage.jpg": { ...by, Artist: "" },
};

export interface FakeWikimedia {
  url: string;
  mode: WikimediaMode;
  asked: { path: string; query: URLSearchParams; userAgent: string }[];
  close(): Promise<void>;
}

const picture = () =>
  sharp({
    create: {
      ...{ width: 960, height: 640, channels: 3, background: "#888" },
      noise: { type: "gaussian", mean: 128, sigma: 90 },
    },
  })
    .withExif({ IFD0: { Artist: "secret camera" } })
    .jpeg({ quality: 95 })
    .toBuffer();
/** 5,000 times 5,000 pixels in some kilobytes. */
const bomb = () =>
  sharp({ create: { width: 5_000, height: 5_000, channels: 3, background: "#fff" } })
    .png({ compressionLevel: 9 })
    .toBuffer();

/** A film of two pictures. */
const animate = async (format: "gif" | "webp") => {
  const frame = (background: string) =>
    sharp({ create: { width: 200, height: 100, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = [await frame("#f00"), await frame("#00f")];
  return sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
};

const answers: Readonly<Record<string, (query: URLSearchParams, url: string) => unknown>> = {
  geosearch: (query) => {
    const [lat = 0, lng = 0] = (query.get("gscoord") ?? "").split("|").map(Number);
    const near = things
      .map(({ id, ...position }) => ({ title: id, dist: distanceBetween({ lat, lng }, position) }))
      .filter(({ dist }) => dist <= Number(query.get("gsradius")));
    return { query: { geosearch: near } };
  },
  wbsearchentities: (query) => {
    const search = (query.get("search") ?? "").toLowerCase();
    const named = things.flatMap(({ id, names }) => {
      const text = Object.values(names).find((name) => name.toLowerCase().startsWith(search));
      return text === undefined ? [] : [{ id, match: { type: "label", text } }];
    });
    return { search: named, success: 1 };
  },
  wbgetentities: (query) => {
    const ids = query.get("ids")?.split("|") ?? [];
    const language = query.get("languages") ?? "en";
    const entities = things
      .filter(({ id }) => ids.includes(id))
      .map(({ id, names, files, lat, lng }) => [
        id,
        {
          labels: { [language]: { language, value: names[language] ?? names.en } },
          claims: {
            P18: files.map((value) => ({ rank: "normal", mainsnak: { datavalue: { value } } })),
            P625: [{ mainsnak: { datavalue: { value: { latitude: lat, longitude: lng } } } }],
          },
        },
      ]);
    return { entities: Object.fromEntries(entities) };
  },
  imageinfo: (query, url) => {
    const titles = (query.get("titles") ?? "").split("|");
    const pages = titles.map((title) => {
      const credit = credits[title.replace("File:", "")];
      const fields = Object.entries(credit ?? {}).map(([name, value]) => [name, { value }]);
      const thumburl = `${url}/thumb/${encodeURIComponent(title)}`;
      const imageinfo = [{ thumburl, extmetadata: Object.fromEntries(fields) }];
      return { title, ...(credit ? { imageinfo } : { missing: true }) };
    });
    return { query: { pages } };
  },
};

async function sendPicture(response: ServerResponse, mode: WikimediaMode): Promise<void> {
  const jpeg = { "content-type": "image/jpeg" };
  if (mode === "huge") {
    response.writeHead(200, jpeg);
    const chunk = Buffer.alloc(1_048_576);
    response.on("drain", () => response.write(chunk));
    response.write(chunk);
  } else if (mode === "leading")
    response.writeHead(302, { location: "http://127.0.0.1:1/inside" }).end();
  else if (mode === "bomb") response.writeHead(200, jpeg).end(await bomb());
  else if (mode === "noPicture") response.writeHead(200, jpeg).end("<!doctype html>");
  else if (mode === "gif") response.writeHead(200, jpeg).end(await animate("gif"));
  else if (mode === "animated")
    response.writeHead(200, { "content-type": "text/html" }).end(await animate("webp"));
  else if (mode === "svg")
    response
      .writeHead(200, jpeg)
      .end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  else response.writeHead(200, jpeg).end(await picture());
}

/** A fake Wikidata, Wikimedia Commons and their host of pictures in one server. */
export async function startFakeWikimedia(port = 0): Promise<FakeWikimedia> {
  const server = createServer((request, response) => {
    const { pathname: path, searchParams: query } = new URL(request.url ?? "", "http://localhost");
    fake.asked.push({ path, query, userAgent: request.headers["user-agent"] ?? "" });
    const { mode } = fake;
    if (mode === "silent") return;
    if (mode === "failing") return void response.writeHead(500).end("Oops");
    if (mode === "html") return void response.writeHead(200).end("<!doctype html>");
    if (path.startsWith("/thumb/")) return void sendPicture(response, mode);
    const kind = query.get("list") ?? query.get("prop") ?? "";
    const answer = answers[kind] ?? answers[query.get("action") ?? ""];
    response.writeHead(answer ? 200 : 404, { "content-type": "application/json" });
    // Of all addresses that an answer names, only those on the host of pictures are asked.
    const named = mode === "inside" ? "http://127.0.0.1:1" : fake.url;
    response.end(JSON.stringify(answer?.(query, named) ?? {}));
  });
  const fake: FakeWikimedia = { ...(await listenLocally(server, port)), mode: "fine", asked: [] };
  return fake;
}
