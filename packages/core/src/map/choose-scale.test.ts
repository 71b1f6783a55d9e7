import { describe, expect, it } from "vitest";
import { chooseScale } from "./choose-scale.ts";

describe("the scale bar", () => {
  it("shows a round length that fits, in kilometres or metres", () => {
    expect(chooseScale(0, 5, "metric")).toMatchObject({ amount: 200, unit: "kilometer" });
    expect(chooseScale(0, 15, "metric")).toMatchObject({ amount: 200, unit: "meter" });
  });

  it("shows miles or feet with imperial units", () => {
    expect(chooseScale(0, 5, "imperial")).toMatchObject({ amount: 100, unit: "mile" });
    expect(chooseScale(0, 15, "imperial")).toMatchObject({ amount: 500, unit: "foot" });
  });

  it("is wider towards the poles, as Mercator stretches", () => {
    // At zoom 0 the equator is 512 pixels wide. At 60 degrees everything is twice as large.
    const { amount, widthPx } = chooseScale(60, 6, "metric");
    expect(widthPx).toBe(Math.round((amount * 1_000 * 512 * 64 * 2) / 40_075_016.686));
    expect(widthPx).toBeLessThanOrEqual(96);
  });
});
