import type { Trip } from "@castor/core/trips/trip.ts";
import type { Person, TestApp } from "../servers/test-app.ts";
import { addMember } from "./add-members.ts";
import type { Ids } from "./sample-calls.ts";
import {
  addFinanceItem,
  addIdea,
  addNote,
  addPoint,
  addRoute,
  addTrip,
  load,
  succeed,
} from "./trip-calls.ts";
import { addAttachment, addFile } from "./upload-calls.ts";

/** A listed trip in which everything that visitors must not see bears a mark. */
export interface SecretTrip {
  ids: Ids;
  /** As its owner sees it. */
  trip: Trip;
  /** Each mark, by what it stands in. */
  marks: Readonly<Record<string, RegExp>>;
  /** Words that only stand in what visitors do not see. */
  secretWords: readonly string[];
}

/** A number or time of its own, not a part of a longer one. */
const alone = (text: string) => new RegExp(`(?<![\\w.-]|\\d:)${text}(?![\\w-]|:\\d)`);
/** Text and ids are found wherever they stand. */
const anywhere = (text: string) => new RegExp(text, "i");

const finance = (index: number) => ({
  type: "adultChild",
  price: 700_001.11 + index,
  payed: 600_001.12 + index,
  pricePerKid: 500_001.13 + index,
  currency: "ALL",
  paymentDueDate: `2051-03-0${index}`,
  cancellationDate: `2052-04-0${index}`,
  paymentType: "cash",
  isOnSite: true,
  isPerNight: false,
  validFrom: `2053-05-0${index}`,
  validTo: `2054-06-0${index}`,
});
const marksOfFinance = (of: string, index: number) => ({
  [`price of ${of}`]: alone(`${700_001 + index}\\.11`),
  [`sum paid for ${of}`]: alone(`${600_001 + index}\\.12`),
  [`price for kids of ${of}`]: alone(`${500_001 + index}\\.13`),
  [`due date of ${of}`]: anywhere(`2051-03-0${index}`),
  [`last day to cancel ${of}`]: anywhere(`2052-04-0${index}`),
  [`validity of ${of}`]: anywhere(`2053-05-0${index}|2054-06-0${index}`),
});

/** Publishes a trip full of marked secrets and lists it in the catalog. */
export async function publishSecrets(app: TestApp, owner: Person): Promise<SecretTrip> {
  const { id } = await addTrip(app, owner, {
    name: "Open trip",
    travellers: [{ id: "zqperson", name: "Zqtraveller", isKid: true, userId: owner.id }],
  });
  const days = [
    await addRoute(app, owner, id, { name: "Open day", description: "Open plan" }),
    await addRoute(app, owner, id, { name: "Next day", date: "2027-05-02 09:00" }),
  ];
  const [day, nextDay] = days.map((route) => route.id);
  const item = await addFinanceItem(app, owner, id, {
    name: "Zqitemname",
    description: "Zqitemtext",
    startDate: "2055-07-01",
    endDate: "2055-07-02",
    finance: finance(1),
  });
  const noteOf = (form: object) => addNote(app, owner, id, form);
  const global = await noteOf({ text: "Zqglobalnote call +995 555 12 34" });
  const ofDay = await noteOf({ text: "- [ ] Zqdaynote", routeId: day });
  const replies = [
    await noteOf({ text: "Zqreply", parentId: global.id }),
    await noteOf({ text: "Zqdayreply", routeId: day, parentId: ofDay.id }),
  ];
  const stop = await addPoint(app, owner, day ?? "", {
    name: "Open hotel",
    description: `- [ ] Open task, see [it](point:nowhere)`,
    typeId: "Hotel",
    finance: finance(2),
    hotelData: {
      checkIn: "2056-08-01 03:41",
      checkOut: "2056-08-02 04:43",
      dining: "allInclusive",
    },
    reservationTime: "03:47",
    cameBeforeMin: 12_973,
    booking: {
      ...{
        kind: "flight",
        operator: "Zqbookoperator",
        number: "Zqbooknumber",
        coach: "Zqbookcoach",
      },
      ...{ seat: "Zqbookseat", code: "Zqbookcode", contact: "Zqbookcontact" },
      travellers: ["Zqbookperson"],
      // A departure would be the reservation.
      arrival: { at: "2057-09-01 03:59", terminal: "Zqbookterminal", gate: "Zqbookgate" },
    },
  });
  const attached = { pointId: stop.id, routeId: nextDay };
  succeed(await app.call("POST", "point/attach", { as: owner, body: attached }));
  const idea = await addIdea(app, owner, id, {
    ...{
      name: "Zqideaname",
      description: "Zqideatext",
      address: "Zqideastreet",
      url: "https://zqidea.site",
    },
    ...{ workingHours: "Zqideahours", lat: 61.98123, lng: 129.67123, reservationTime: "05:51" },
    finance: finance(3),
  });
  // One more of a place that visitors see: its own fields are the owner's alone.
  const later = await addIdea(app, owner, id, { linkId: stop.linkId, timeToSpend: 11_837 });
  const content = Buffer.from("Zqfilecontent");
  const file = await addFile(app, owner, id, { name: "Zqfilename.txt", content });
  const attachment = await addAttachment(app, owner, id, {
    ...{ fileId: file, kind: "cost", thingId: item.id, caption: "Zqcaption" },
  });
  // Ticked: it stands at a cost, so nobody sees it all the same.
  succeed(
    await app.call("POST", "file/publish", { as: owner, body: { id: file, isPublic: true } }),
  );
  const guest = await app.register("Zqguest");
  await addMember(app, id, guest, "viewer without money");
  const flags = { id, isPublic: true, isInCatalog: true };
  succeed(await app.call("POST", "trip", { as: owner, body: flags }));
  const [user = ""] = owner.username.split("@");
  return {
    ids: {
      trip: id,
      route: day ?? "",
      otherRoute: nextDay ?? "",
      stop: stop.id,
      place: stop.linkId,
      idea: idea.id,
      item: item.id,
      note: global.id,
      file,
      attachment: attachment.id,
      member: guest.id,
    },
    trip: await load(app, owner, id),
    secretWords: [
      "Zqitemname",
      "Zqitemtext",
      "Zqglobalnote",
      "Zqfilename",
      "Zqcaption",
      "Zqfilecontent",
      "Zqdaynote",
      "Zqreply",
      "Zqidea",
      "Zqbookcode",
      user,
    ],
    marks: {
      ...marksOfFinance("a cost of its own", 1),
      ...marksOfFinance("a point", 2),
      ...marksOfFinance("an idea", 3),
      "texts of an idea": anywhere("Zqidea"),
      "position of an idea": anywhere("61\\.98|129\\.67"),
      "time of an idea": alone("05:51"),
      "stay of an idea": alone("11837"),
      "id of an idea": new RegExp([idea.id, idea.linkId, later.id].join("|")),
      "name of a file": anywhere("Zqfilename"),
      "caption of a file": anywhere("Zqcaption"),
      "id of a file": new RegExp([file, attachment.id, attachment.hash].join("|")),
      "kind of payment": anywhere("adultChild"),
      "way of paying": alone("cash"),
      "currency of a payment": alone("ALL"),
      "name of a cost": anywhere("Zqitemname"),
      "text of a cost": anywhere("Zqitemtext"),
      "dates of a cost": anywhere("2055-07-0"),
      "id of a cost": new RegExp(item.id),
      "note of the trip": anywhere("Zqglobalnote|995 555 12 34"),
      "note of a day": anywhere("Zqdaynote"),
      "reply to a note": anywhere("Zqreply|Zqdayreply"),
      "id of a note": new RegExp([global, ofDay, ...replies].map((note) => note.id).join("|")),
      "check-in and check-out": anywhere("2056-08-0"),
      "time of check-in": alone("03:41"),
      "time of check-out": alone("04:43"),
      "meals of the hotel": anywhere("allInclusive"),
      "time of a reservation": alone("03:47"),
      "what is booked": anywhere("Zqbook|2057-09-01"),
      "minutes to come before": alone("12973"),
      "name of a traveller": anywhere("Zqtraveller|zqperson"),
      "name of a member": anywhere("Zqguest"),
      "id of a member": new RegExp(guest.id),
      "owner's address": anywhere(user),
      "owner's id": new RegExp(owner.id),
    },
  };
}
