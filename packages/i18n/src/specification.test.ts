import { languages } from "@castor/core/basics/language.ts";
import { expect, test } from "vitest";
import { readTranslate } from "./read-words.ts";
import { type ServerWordsKey, withAnyParams } from "./words.ts";

const translate = withAnyParams(readTranslate("en"));

test.each<ServerWordsKey>([
  "offline.newVersionAvailable",
  "offline.updateButton",
  "offline.laterButton",
  "offline.offline",
  "offline.noInternetConnection",
  "tooltips.noInternet",
  "footer.copyright",
  "footer.copyrightShort",
  "footer.support",
  "footer.supportShort",
  "notFound.pageTitle",
  "notFound.imgAlt",
  "notFound.lead",
  "notFound.desc",
  "notFound.tip",
  "notFound.cta",
  "tour.skip",
  "tour.skipConfirm",
])("%s is a key, as the specification names it", (key) => {
  for (const language of languages)
    expect(withAnyParams(readTranslate(language))(key, { year: 2026 })).not.toBe(key);
});

test.each<[ServerWordsKey, string]>([
  ["validation.nameTooLong", "Name is too long (maximum 50 characters)."],
  ["validation.passwordsDoNotMatch", "Passwords do not match"],
  ["validation.invalidEmail", "Please enter a valid email address"],
  ["validation.required", "This field is required."],
  ["validation.number", "Should be a number."],
  ["validation.between", "Should be between 1 and 9."],
  ["validation.minLength", "Minimum length is 1 characters."],
  ["validation.maxLength", "Maximum length is 50 characters."],
  ["validation.invalidDate", "Invalid date."],
  ["validation.dateFrom", "Date should be greater than or equal to 2026-05-01."],
  ["validation.invalidNumber", "Invalid number."],
  ["validation.numberMax", "Number should be less than or equal to 50."],
  ["validation.invalidCoordinate", "Invalid coordinate."],
  ["validation.tooFewPoints", "Need at least 2 points to build a route"],
  ["errors.INTERNAL", "Server error. Please try again later or contact us in the messenger."],
  [
    "errors.UPSTREAM_UNAVAILABLE",
    "Server error. Please try again later or contact us in the messenger.",
  ],
  ["errors.failedToVerifyEmail", "Failed to verify email"],
  ["errors.INVALID_TOKEN", "Invalid or expired verification link"],
  ["errors.network", "Network error"],
  ["errors.offline", "No internet connection"],
  [
    "errors.placeNotFound",
    "Place not found. Try refining the name or choose another area on the map.",
  ],
  ["errors.placeSearchFailed", "Error while searching for a place"],
  ["errors.noPathBetween", "Route between points A and B not found. Try moving the points."],
  ["settings.profileFailed", "Failed to update profile"],
  ["settings.passwordFailed", "Failed to change password"],
  ["account.invalidLink", "Invalid link"],
  ["account.invalidLinkText", "The password reset link is invalid or has expired"],
  ["errors.invalidResetLink", "The password reset link is invalid or has expired"],
  ["routerError.title", "Something went wrong!"],
  ["routerError.show", "Show Error"],
  ["routerError.hide", "Hide Error"],
  ["routerError.fallback", "Not Found"],
])("the English text of %s is that of the specification: %s", (key, words) => {
  const params = { min: 1, max: key === "validation.between" ? 9 : 50 };
  const named = { date: "2026-05-01", from: "A", to: "B" };
  expect(translate(key, { ...params, ...named })).toBe(words);
});
