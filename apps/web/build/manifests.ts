import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { defaultLanguage, type Language, languages } from "@castor/core/basics/language.ts";
import { addressOf } from "@castor/core/pages.ts";
import { readTranslate } from "@castor/i18n/read-words.ts";
import type { Plugin } from "vite";
import { addressOfManifest } from "../src/device/screen/app-manifest.ts";
import { shareTarget } from "../src/worker/share-target.ts";

const publicFolder = resolve(import.meta.dirname, "../public");
const icon = (size: number, name = `icon-${size}`) => ({
  ...{ src: `/${name}.png`, sizes: `${size}x${size}`, type: "image/png" },
});

/** A picture in the language, where `npm run screenshots` has made one, else in the default one. */
function addressOfShot(name: string, language: Language): string {
  const own = `/screenshots/${name}-${language}.webp`;
  return existsSync(publicFolder + own) ? own : `/screenshots/${name}-${defaultLanguage}.webp`;
}

/** Files that other programs share with the app: what tickets, bookings and photos come as. Systems go by type or by ending. */
const sharedTypes = [
  ...["image/*", "application/pdf", "application/vnd.apple.pkpass", "text/plain", "text/calendar"],
  ...["message/rfc822", "application/zip", "application/rtf", "application/msword"],
  ...["application/vnd.ms-excel"],
  ...[".pkpass", ".pdf", ".ics", ".eml", ".docx", ".xlsx", ".odt", ".ods"],
];

/** What browsers know of the installed app (Web Application Manifest), in one language. */
export function describeManifest(language: Language) {
  const translate = readTranslate(language);
  const shortcut = (name: string, url: string) => ({ name, url, icons: [icon(192)] });
  const shot = (name: string, form: "wide" | "narrow", label: string) => ({
    src: addressOfShot(`${name}-${form}`, language),
    sizes: form === "wide" ? "1440x900" : "780x1688",
    type: "image/webp",
    form_factor: form,
    label,
  });
  return {
    name: "Castor",
    short_name: "Castor",
    description: translate("manifest.description"),
    lang: language,
    dir: "ltr",
    id: "/",
    start_url: addressOf("home"),
    scope: "/",
    display: "standalone",
    display_override: ["standalone", "minimal-ui"],
    background_color: "#fbfaf7",
    theme_color: "#fbfaf7",
    categories: ["travel", "navigation", "productivity"],
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      icon(192),
      icon(512),
      { ...icon(512, "icon-maskable-512"), purpose: "maskable" },
    ],
    shortcuts: [
      shortcut(translate("header.myTrips"), addressOf("trips")),
      shortcut(translate("trips.newTrip"), `${addressOf("trips")}?new=1`),
      shortcut(translate("header.catalog"), addressOf("catalog")),
    ],
    screenshots: [
      shot("map", "wide", translate("manifest.mapShot")),
      shot("map", "narrow", translate("manifest.mapShot")),
      shot("tasks", "narrow", translate("manifest.tasksShot")),
    ],
    share_target: {
      action: shareTarget.path,
      method: "POST",
      enctype: "multipart/form-data",
      params: {
        ...{ title: "title", text: "text", url: "url" },
        files: [{ name: "files", accept: sharedTypes }],
      },
    },
  };
}

/** Writes a manifest for each language. */
export function manifests(): Plugin {
  const write = (language: Language) => JSON.stringify(describeManifest(language));
  return {
    name: "castor-manifests",
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const language = languages.find((one) => addressOfManifest(one) === request.url);
        if (language === undefined) return next();
        response.setHeader("content-type", "application/manifest+json").end(write(language));
      });
    },
    generateBundle() {
      for (const language of languages)
        this.emitFile({
          type: "asset",
          fileName: addressOfManifest(language).slice(1),
          source: write(language),
        });
    },
  };
}
