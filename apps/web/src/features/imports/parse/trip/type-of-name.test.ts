// @vitest-environment node
import { expect, test } from "vitest";
import { typeOfName } from "./type-of-name.ts";

test.each([
  ["Narikala Fortress", "HistoricalBuilding"],
  ["Крепость Нарикала", "HistoricalBuilding"],
  ["Castle Park", "Natural"],
  ["Парк у крепости", "Natural"],
  ["Opera Hotel", "Hotel"],
  ["Hotel Opera", "Hotel"],
  ["Отель «Парк»", "Hotel"],
  ["Водопад Чёртово ущелье", "Water"],
  ["Beach Bar", "Restaurant"],
  ["Lunch at the Castle", "Restaurant"],
  ["Обед в замке", "Restaurant"],
  ["Church of St Nicholas", "Religion"],
  ["Храм Святого Николая", "Religion"],
  ["Museum of Opera", "Museum"],
  ["Railway Station", "Transport"],
  ["Вокзал Тбилиси", "Transport"],
  ["Sololaki Viewpoint", "PhotoSpot"],
  ["Смотровая площадка", "PhotoSpot"],
  ["Gveleti Waterfall", "Water"],
  ["Водопад Гвелети", "Water"],
  ["Dry Bridge Market", "Shopping"],
  ["Day 2: Botanical Garden", "Natural"],
  ["Театр на площади Руставели", "Show"],
])("%s is of type %s", (name, type) => {
  expect(typeOfName(name)).toBe(type);
});

test.each(["Church Street 5", "улица Музейная", "площадь Оперы", "Market Square", "Aunt Lia", ""])(
  "The name %j tells no type",
  (name) => {
    expect(typeOfName(name)).toBeUndefined();
  },
);
