import { accountWords } from "../features/account-words.ts";
import { catalogWords } from "../features/catalog-words.ts";
import { checkWords } from "../features/check-words.ts";
import { commandsWords } from "../features/commands-words.ts";
import { exportsWords } from "../features/exports-words.ts";
import { goingWords } from "../features/going-words.ts";
import { helpWords } from "../features/help-words.ts";
import { importsWords } from "../features/imports-words.ts";
import { keyboardWords } from "../features/keyboard-words.ts";
import { landingWords } from "../features/landing-words.ts";
import { offlineWords } from "../features/offline-words.ts";
import { orderWords } from "../features/order-words.ts";
import { settingsWords } from "../features/settings-words.ts";
import { shareTargetWords } from "../features/share-target-words.ts";
import { sharingWords } from "../features/sharing-words.ts";
import { toursWords } from "../features/tours-words.ts";
import { unsentWords } from "../features/unsent-words.ts";
import { initialCatalogue } from "./initial-catalogue.ts";
import { lazyCatalogue } from "./lazy-catalogue.ts";

/** All English texts of the web app. */
export const catalogue = {
  ...initialCatalogue,
  ...lazyCatalogue,
  ...accountWords.en,
  ...catalogWords.en,
  ...checkWords.en,
  ...commandsWords.en,
  ...exportsWords.en,
  ...goingWords.en,
  ...helpWords.en,
  ...importsWords.en,
  ...keyboardWords.en,
  ...landingWords.en,
  ...offlineWords.en,
  ...orderWords.en,
  ...settingsWords.en,
  ...shareTargetWords.en,
  ...sharingWords.en,
  ...toursWords.en,
  ...unsentWords.en,
} as const;
