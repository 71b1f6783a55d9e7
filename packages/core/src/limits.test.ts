import { expect, test } from "vitest";
import { AppError, errorStatus } from "./errors.ts";
import { defaults, limits } from "./limits.ts";

test("The business constants are those of the specification", () => {
  expect(limits).toMatchObject({
    displayName: 50,
    passwordMin: 8,
    passwordMax: 64,
    routeBuildPoints: 2,
    cacheHours: 2160,
    languageCookieDays: 180,
    offlineBannerMs: 4000,
    footerSwitchPx: 890,
    notificationsShown: 10,
    tourTargetWaitMs: 3000,
    tourTargetPollMs: 100,
    tourTooltipPx: 520,
    tourScrollOffsetPx: 100,
    tourSpotlightPaddingPx: 5,
    tourZIndex: 9500,
    modalZIndex: 9000,
    tooltipPx: 400,
    notificationZIndex: 10_000,
    urlLabel: 80,
    copyrightYear: 2025,
  });
  expect(defaults).toEqual({
    adults: 2,
    kids: 1,
    currency: "EUR",
    routeTime: "09:00",
    timeToSpend: 0,
    cameBeforeMin: 0,
  });
});

test("Notifications are above tours, tours above modals", () => {
  expect(limits.notificationZIndex).toBeGreaterThan(limits.tourZIndex);
  expect(limits.tourZIndex).toBeGreaterThan(limits.modalZIndex);
});

test("Every error code has its HTTP status", () => {
  expect(errorStatus).toEqual({
    VALIDATION_FAILED: 400,
    INVALID_TOKEN: 400,
    EMPTY_FILE: 400,
    UNAUTHORIZED: 401,
    EMAIL_NOT_CONFIRMED: 403,
    FORBIDDEN: 403,
    NOT_FOUND: 404,
    CONFLICT: 409,
    PAYLOAD_TOO_LARGE: 413,
    TOO_MANY_REQUESTS: 429,
    INTERNAL: 500,
    UPSTREAM_UNAVAILABLE: 503,
    STORAGE_FULL: 507,
  });
  const error = new AppError("TOO_MANY_REQUESTS", { retryAfter: 5 });
  expect([error.code, error.retryAfter, error.fields]).toEqual(["TOO_MANY_REQUESTS", 5, undefined]);
});
