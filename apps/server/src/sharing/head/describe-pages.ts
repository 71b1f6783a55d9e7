import type { Language } from "@castor/core/basics/language.ts";
import { addressOf, type PageName, showTrip } from "@castor/core/pages.ts";
import { catalogPreviewAddress } from "@castor/core/trips/preview-address.ts";
import { readShareName } from "@castor/core/trips/share-link.ts";
import { createByteCache } from "../../caching/create-byte-cache.ts";
import { translations } from "../../http/calls/read-caller.ts";
import { chooseLanguage, languageOfAddress } from "../../http/static/choose-language.ts";
import type { ShellHead } from "../../http/static/headed-shell.ts";
import type { DescribePage } from "../../http/static/opened-page.ts";
import type { PublicTrips } from "../public-trips.ts";
import { describeTrip } from "./describe-trip.ts";
import { type PageHead, writeHead } from "./page-head.ts";

/** Trips that the catalog's page names to search engines; the sitemap has all. */
const maxListed = 20;
/** Some thousands of heads. */
const cacheBytes = 8 * 1_048_576;

/** Describes the pages that search engines and chats may read: public trips, the catalog, the first page and the help. */
export function createPageDescriber(trips: PublicTrips, publicUrl: string): DescribePage {
  const heads = createByteCache<{ head: PageHead }>(
    cacheBytes,
    ({ head }) => JSON.stringify(head).length * 2,
  );

  /** Cached by the trip's state, which is read at each request: what is no longer public is gone at once. */
  async function headOfTrip(
    tripId: string,
    choose: (owner: Language) => Language,
  ): Promise<PageHead | null> {
    const state = await trips.find(tripId);
    if (state === null) return null;
    const known = heads.get(`${choose(state.ownerLanguage)} ${state.tag}`);
    if (known !== undefined) return known.head;
    const loaded = await trips.load(tripId);
    if (loaded === null) return null;
    const { isListed, ownerLanguage, tag } = loaded.state;
    const language = choose(ownerLanguage);
    const head = describeTrip(loaded.trip, { language, isListed, publicUrl });
    heads.set(`${language} ${tag}`, { head });
    return head;
  }

  return async (opened): Promise<ShellHead | null> => {
    const { name, url } = opened;
    const shared = name === "share" ? readShareName(segmentOf(url)) : null;
    const tripId = isMap(name) ? segmentOf(url) : shared?.tripId;
    const choose = (owner?: Language) => chooseLanguage(opened, owner);
    const found =
      tripId === undefined
        ? describeFixed(name, choose(), publicUrl)
        : await headOfTrip(tripId, choose);
    if (found === null) return null;
    // A share link leads on to the map, whose address search engines know.
    const head = { ...found, isIndexed: found.isIndexed && name !== "share" };
    if (name === "catalog")
      head.data = { ...head.data, mainEntity: listTrips(await trips.newest(maxListed), publicUrl) };
    const tags = writeHead(head, { publicUrl, asked: languageOfAddress(opened) });
    return { tags, language: head.language, isIndexed: head.isIndexed };
  };
}

/** The newest trips of the catalog as data for search engines. */
const listTrips = (listed: readonly { id: string; name: string }[], publicUrl: string) => ({
  "@type": "ItemList",
  itemListElement: listed.map(({ id, name }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    url: publicUrl + addressOf("map", { tripId: id, routeId: showTrip }),
  })),
});

const isMap = (page: PageName) => page === "map" || page === "mapOfTrip";

/** The second part of a path, decoded: the trip of a map, the name of a share link. */
const segmentOf = (url: string) => decodeURIComponent(url.split(/[/?]/)[2] ?? "");

const fixed = {
  index: { title: "landing.title", text: "landing.lead", windowTitle: null, type: "WebSite" },
  catalog: {
    title: "pages.catalogTitle",
    text: "pages.catalogText",
    windowTitle: "titles.catalog",
    type: "CollectionPage",
  },
  help: {
    title: "pages.helpTitle",
    text: "pages.helpText",
    windowTitle: "titles.help",
    type: "WebPage",
  },
} as const;

function describeFixed(page: PageName, language: Language, publicUrl: string): PageHead | null {
  if (page !== "index" && page !== "catalog" && page !== "help") return null;
  const translate = translations[language];
  const { title, text, windowTitle, type } = fixed[page];
  const path = addressOf(page);
  const [name, description] = [translate(title), translate(text)];
  return {
    language,
    windowTitle: windowTitle === null ? "Castor" : `Castor · ${translate(windowTitle)}`,
    title: name,
    description,
    path,
    isIndexed: true,
    picture: {
      type: "image/png",
      path: `${catalogPreviewAddress}?lang=${language}`,
      alt: translate("pages.indexPictureAlt"),
    },
    data: {
      "@type": type,
      name: page === "index" ? "Castor" : name,
      description,
      url: publicUrl + path,
      inLanguage: language,
    },
  };
}
