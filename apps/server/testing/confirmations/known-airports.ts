/** Airports that the confirmations name: latitude, longitude, zone, name. SAT, SUN and DEC are words of dates, and airports. */
const rows: Record<string, readonly [number, number, string, string]> = {
  SVO: [55.97, 37.41, "Europe/Moscow", "Sheremetyevo International Airport"],
  DME: [55.41, 37.9, "Europe/Moscow", "Domodedovo International Airport"],
  VKO: [55.6, 37.27, "Europe/Moscow", "Vnukovo International Airport"],
  LED: [59.8, 30.27, "Europe/Moscow", "Pulkovo Airport"],
  KZN: [55.61, 49.28, "Europe/Moscow", "Kazan International Airport"],
  AER: [43.45, 39.95, "Europe/Moscow", "Sochi International Airport"],
  OVB: [55.01, 82.65, "Asia/Novosibirsk", "Tolmachevo Airport"],
  VVO: [43.4, 132.15, "Asia/Vladivostok", "Vladivostok International Airport"],
  SVX: [56.74, 60.8, "Asia/Yekaterinburg", "Koltsovo Airport"],
  IST: [41.26, 28.74, "Europe/Istanbul", "Istanbul Airport"],
  TBS: [41.67, 44.95, "Asia/Tbilisi", "Tbilisi International Airport"],
  EVN: [40.15, 44.4, "Asia/Yerevan", "Zvartnots International Airport"],
  ALA: [43.35, 77.04, "Asia/Almaty", "Almaty International Airport"],
  FRA: [50.03, 8.57, "Europe/Berlin", "Frankfurt Airport"],
  MUC: [48.35, 11.79, "Europe/Berlin", "Munich Airport"],
  BER: [52.36, 13.5, "Europe/Berlin", "Berlin Brandenburg Airport"],
  LHR: [51.47, -0.45, "Europe/London", "London Heathrow Airport"],
  LGW: [51.15, -0.19, "Europe/London", "London Gatwick Airport"],
  CDG: [49.01, 2.55, "Europe/Paris", "Charles de Gaulle International Airport"],
  AMS: [52.31, 4.76, "Europe/Amsterdam", "Amsterdam Airport Schiphol"],
  FCO: [41.8, 12.25, "Europe/Rome", "Rome Fiumicino Airport"],
  BCN: [41.3, 2.08, "Europe/Madrid", "Barcelona Airport"],
  MAD: [40.47, -3.56, "Europe/Madrid", "Madrid Barajas Airport"],
  LIS: [38.77, -9.13, "Europe/Lisbon", "Lisbon Airport"],
  VIE: [48.11, 16.57, "Europe/Vienna", "Vienna International Airport"],
  PRG: [50.1, 14.26, "Europe/Prague", "Václav Havel Airport Prague"],
  WAW: [52.17, 20.97, "Europe/Warsaw", "Warsaw Chopin Airport"],
  BUD: [47.44, 19.26, "Europe/Budapest", "Budapest Ferenc Liszt International Airport"],
  HEL: [60.32, 24.96, "Europe/Helsinki", "Helsinki Vantaa Airport"],
  OSL: [60.19, 11.1, "Europe/Oslo", "Oslo Airport, Gardermoen"],
  CPH: [55.62, 12.66, "Europe/Copenhagen", "Copenhagen Airport"],
  JFK: [40.64, -73.78, "America/New_York", "John F. Kennedy International Airport"],
  LAX: [33.94, -118.41, "America/Los_Angeles", "Los Angeles International Airport"],
  SFO: [37.62, -122.38, "America/Los_Angeles", "San Francisco International Airport"],
  HNL: [21.32, -157.92, "Pacific/Honolulu", "Honolulu International Airport"],
  NRT: [35.76, 140.39, "Asia/Tokyo", "Narita International Airport"],
  AKL: [-37.01, 174.79, "Pacific/Auckland", "Auckland Airport"],
  DOH: [25.27, 51.61, "Asia/Qatar", "Hamad International Airport"],
  DXB: [25.25, 55.36, "Asia/Dubai", "Dubai International Airport"],
  SIN: [1.36, 103.99, "Asia/Singapore", "Singapore Changi Airport"],
  BKK: [13.69, 100.75, "Asia/Bangkok", "Suvarnabhumi Airport"],
  SPU: [43.54, 16.3, "Europe/Zagreb", "Split Airport"],
  SAT: [29.53, -98.47, "America/Chicago", "San Antonio International Airport"],
  SUN: [43.5, -114.3, "America/Boise", "Friedman Memorial Airport"],
  DEC: [39.83, -88.87, "America/Chicago", "Decatur Airport"],
};

/** Stands in for the gazetteer, which the tests of it cover. */
export function knownAirport(code: string) {
  const row = rows[code];
  if (!row) return null;
  const [lat, lng, zone, name] = row;
  return { name, position: { lat, lng }, zone };
}
