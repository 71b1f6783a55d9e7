import { accountWords } from "../features/account/account-words.ts";
import { settingsWords } from "../features/account/settings-words.ts";
import { catalogWords } from "../features/catalog/catalog-words.ts";
import { checkWords } from "../features/check/check-words.ts";
import { commandsWords } from "../features/commands/commands-words.ts";
import { exportsWords } from "../features/exports/exports-words.ts";
import { costsWords } from "../features/finance/costs-words.ts";
import { priceFieldsWords } from "../features/finance/price-fields-words.ts";
import { conflictsWords } from "../features/frame/conflicts-words.ts";
import { connectionWords } from "../features/frame/connection-words.ts";
import { consentWords } from "../features/frame/consent-words.ts";
import { dateFieldsWords } from "../features/frame/date-fields-words.ts";
import { landingWords } from "../features/frame/landing-words.ts";
import { notFoundWords } from "../features/frame/not-found-words.ts";
import { unsentWords } from "../features/frame/unsent-words.ts";
import { helpWords } from "../features/help/help-words.ts";
import { keyboardWords } from "../features/help/keyboard-words.ts";
import { importsWords } from "../features/imports/imports-words.ts";
import { mapSettingsWords } from "../features/map/map-settings-words.ts";
import { offlineWords } from "../features/map/offline-words.ts";
import { markupWords } from "../features/notes/markup-words.ts";
import { noteDialogsWords } from "../features/notes/note-dialogs-words.ts";
import { notesPageWords } from "../features/notes/notes-page-words.ts";
import { orderWords } from "../features/order/order-words.ts";
import { foundWords } from "../features/points/found-words.ts";
import { pickExistingWords } from "../features/points/pick-existing-words.ts";
import { pointFormWords } from "../features/points/point-form-words.ts";
import { putOnDaysWords } from "../features/points/put-on-days-words.ts";
import { sharingWords } from "../features/sharing/sharing-words.ts";
import { goingWords } from "../features/today/going-words.ts";
import { toursWords } from "../features/tours/tours-words.ts";
import { dayDialogsWords } from "../features/trips/day-dialogs-words.ts";
import { homeWords } from "../features/trips/home-words.ts";
import { printWords } from "../features/trips/print-words.ts";
import { routeFormWords } from "../features/trips/route-form-words.ts";
import { shareTargetWords } from "../features/trips/share-target-words.ts";
import { tripDialogsWords } from "../features/trips/trip-dialogs-words.ts";
import { tripListWords } from "../features/trips/trip-list-words.ts";
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
  ...conflictsWords.ru,
  ...connectionWords.ru,
  ...consentWords.ru,
  ...costsWords.ru,
  ...dateFieldsWords.ru,
  ...dayDialogsWords.ru,
  ...exportsWords.ru,
  ...foundWords.ru,
  ...goingWords.ru,
  ...helpWords.ru,
  ...homeWords.ru,
  ...importsWords.ru,
  ...keyboardWords.ru,
  ...landingWords.ru,
  ...mapSettingsWords.ru,
  ...markupWords.ru,
  ...notFoundWords.ru,
  ...noteDialogsWords.ru,
  ...notesPageWords.ru,
  ...offlineWords.ru,
  ...orderWords.ru,
  ...pickExistingWords.ru,
  ...pointFormWords.ru,
  ...priceFieldsWords.ru,
  ...printWords.ru,
  ...putOnDaysWords.ru,
  ...routeFormWords.ru,
  ...settingsWords.ru,
  ...shareTargetWords.ru,
  ...sharingWords.ru,
  ...toursWords.ru,
  ...tripDialogsWords.ru,
  ...tripListWords.ru,
  ...unsentWords.ru,
} as const;
