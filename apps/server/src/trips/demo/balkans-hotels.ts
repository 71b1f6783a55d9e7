import type { DemoPlace } from "./demo-plan.ts";

export const lapad: DemoPlace = {
  name: "Guest house in Lapad",
  typeId: "Hotel",
  lat: 42.65853,
  lng: 18.08125,
  address: "Lapad, Dubrovnik",
  description: "Parking in the yard is included; bus 6 to the Pile gate stops round the corner.",
  stay: { from: 0, at: "14:00", to: 2, until: "10:00", dining: "none" },
  finance: { price: 218, payed: 218, currency: "EUR", paymentType: "card", cancelDay: -14 },
};

export const mostarRoom: DemoPlace = {
  name: "Old stone house by the Neretva",
  typeId: "Hotel",
  lat: 43.33842,
  lng: 17.81692,
  address: "Stari grad, Mostar",
  description: "Balcony over the river. The host wants cash, marks or euros.",
  stay: { from: 2, at: "15:00", to: 4, until: "11:00", dining: "breakfast" },
  finance: { price: 190, currency: "BAM", paymentType: "cash", isOnSite: true, cancelDay: -2 },
};

export const sarajevoHotel: DemoPlace = {
  name: "Hotel above Baščaršija",
  typeId: "Hotel",
  lat: 43.86097,
  lng: 18.43302,
  address: "Baščaršija, Sarajevo",
  description: "Steep last metres: unload first, then park below.",
  stay: { from: 4, at: "15:00", to: 6, until: "11:00", dining: "breakfast" },
  finance: { price: 264, payed: 66, currency: "BAM", paymentType: "card", dueDay: 4, cancelDay: 1 },
};

export const zabljak: DemoPlace = {
  name: "Wooden house in Žabljak",
  typeId: "Hotel",
  lat: 43.15552,
  lng: 19.12208,
  address: "Žabljak",
  description: "1450 m: pullovers even in summer. Half board with mountain cheese.",
  stay: { from: 6, at: "16:00", to: 8, until: "10:00", dining: "halfBoard" },
  finance: { price: 174, payed: 50, currency: "EUR", paymentType: "card", dueDay: 6, cancelDay: 3 },
};

export const kotorFlat: DemoPlace = {
  name: "Flat in Dobrota",
  typeId: "Hotel",
  lat: 42.43806,
  lng: 18.76345,
  address: "Dobrota, Kotor",
  description: "Own jetty. 25 minutes along the water to the old town.",
  stay: { from: 8, at: "15:00", to: 10, until: "10:00", dining: "none" },
  finance: { price: 240, payed: 240, currency: "EUR", paymentType: "card", cancelDay: -7 },
};

export const tiranaHotel: DemoPlace = {
  name: "Hotel in Blloku",
  typeId: "Hotel",
  lat: 41.32038,
  lng: 19.81642,
  address: "Blloku, Tirana",
  description:
    "Underground parking. The quarter was closed to the people until 1991; now it does not sleep.",
  stay: { from: 10, at: "14:00", to: 11, until: "11:00", dining: "breakfast" },
  finance: { price: 7900, currency: "ALL", paymentType: "card", dueDay: 10, cancelDay: 9 },
};

export const ohridRooms: DemoPlace = {
  name: "Rooms above Kaneo",
  typeId: "Hotel",
  lat: 41.11152,
  lng: 20.79093,
  address: "Kaneo, Ohrid",
  description: "No car to the door: ring, and they come down with a trolley.",
  stay: { from: 11, at: "14:00", to: 13, until: "10:00", dining: "breakfast" },
  finance: { price: 6200, payed: 1500, currency: "MKD", paymentType: "cash", dueDay: 13 },
};
