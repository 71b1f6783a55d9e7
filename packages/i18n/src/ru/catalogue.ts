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

/** All Russian texts of the web app. */
export const catalogue = {
  ...initialCatalogue,
  ...lazyCatalogue,
  ...accountWords.ru,
  ...catalogWords.ru,
  ...checkWords.ru,
  ...commandsWords.ru,
  ...exportsWords.ru,
  ...goingWords.ru,
  ...helpWords.ru,
  ...importsWords.ru,
  ...keyboardWords.ru,
  ...landingWords.ru,
  ...offlineWords.ru,
  ...orderWords.ru,
  ...settingsWords.ru,
  ...shareTargetWords.ru,
  ...sharingWords.ru,
  ...toursWords.ru,
  ...unsentWords.ru,
} as const;
