/** Where a value of a stop belongs. */
export type Side = "start" | "end";
/** What begins and ends there. Null: told by the rest of the text. */
export type Family = "journey" | "stay" | "rental";
export type StopPart = "any" | "date" | "time" | "place";

/** What a label says of the value beside it. */
export type Meaning =
  | { is: "stop"; side: Side; part: StopPart; family: Family }
  | { is: "code"; rank: number }
  | { is: "price"; rank: number }
  | { is: "number"; kind: "flight" | "train" | "bus" | "ferry" | null }
  | { is: "place"; kind: "stay" | "table" | "ticket" | "rental" | null }
  | { is: Plain };

export type Plain =
  | "route"
  | "date"
  | "time"
  | "spot"
  | "direction"
  | "coach"
  | "seat"
  | "row"
  | "terminal"
  | "gate"
  | "traveller"
  | "operator"
  | "address"
  | "phone"
  | "url"
  | "freeUntil"
  | "nights"
  | "status"
  | "vessel"
  | "ignored";

const stop = (family: Family, side: Side, part: StopPart): Meaning => ({
  ...{ is: "stop", family },
  ...{ side, part },
});
const plain = (is: Plain): Meaning => ({ is });

/** A meaning and its words, folded, separated by "|". A word of another language is one more alternative. */
type Row = readonly [Meaning, string];

const stays: Row[] = [
  [
    stop("stay", "start", "any"),
    "check-in|check in|checkin|check-in date|check in date|заезд|дата заезда|дата и время заезда|заселение|дата заселения|регистрация заезда",
  ],
  [
    stop("stay", "end", "any"),
    "check-out|check out|checkout|check-out date|check out date|выезд|отъезд|регистрация отъезда|регистрация выезда|дата выезда|дата отъезда|дата и время выезда|выселение",
  ],
  [
    stop("stay", "start", "time"),
    "check-in time|check in time|check-in from|время заезда|заезд с|время заселения|заезд после",
  ],
  [
    stop("stay", "end", "time"),
    "check-out time|check out time|check-out until|check-out by|время выезда|выезд до|время отъезда",
  ],
  [
    plain("nights"),
    "nights|number of nights|количество ночей|ночей|length of stay|duration of stay",
  ],
  [
    { is: "place", kind: "stay" },
    "hotel|hotel name|property|property name|accommodation|hostel|guesthouse|отель|гостиница|название отеля|объект|объект размещения|средство размещения|место проживания|хостел",
  ],
];

const rentals: Row[] = [
  [
    stop("rental", "start", "any"),
    "pick-up|pick up|pickup|pick-up details|pick-up date|pick-up date and time|pickup date|collection|получение|получение автомобиля|начало проката автомобиля|start of rental|rental start|rental starts|rental from|collect|collect from|получение авто|дата получения|дата и время получения|выдача|начало аренды|начало проката",
  ],
  [
    stop("rental", "end", "any"),
    "drop-off|drop off|dropoff|return details|return date|return date and time|car return|drop-off details|drop-off date|возврат|возврат автомобиля|end of rental|rental end|rental ends|rental until|return to|сдача автомобиля|возврат авто|дата возврата|дата и время возврата|конец аренды|окончание аренды|окончание проката",
  ],
  [stop("rental", "start", "time"), "pick-up time|pickup time|время получения|время выдачи"],
  [stop("rental", "end", "time"), "drop-off time|return time|время возврата"],
  [
    stop("rental", "start", "place"),
    "pick-up location|pick-up at|pickup location|pick-up station|место получения|место выдачи|пункт выдачи|адрес получения",
  ],
  [
    stop("rental", "end", "place"),
    "drop-off location|return location|return station|место возврата|пункт возврата|адрес возврата",
  ],
  [
    { is: "place", kind: "rental" },
    "rental company|car supplier|supplier|прокатная компания|компания проката|прокат|поставщик",
  ],
];

const journeys: Row[] = [
  [
    stop("journey", "start", "any"),
    "departure|departs|departs from|departs at|scheduled departure|leaves|leaves at|вылетает|отправляется|depart|departing|departing at|dep|departure details|new departure|outbound departure|отправление|вылет|выезд из|отпр|отправление поезда",
  ],
  [
    stop("journey", "end", "any"),
    "arrival|arrives|arrives to|arrives at|scheduled arrival|прилетает|прибывает|arrive|arriving|arriving at|arr|arrival details|new arrival|прибытие|прилет|приб|прибытие поезда",
  ],
  [
    stop("journey", "start", "date"),
    "departure date|departure date and time|departure date/time|scheduled departure date|дата выезда автобуса|date of departure|дата отправления|дата вылета|дата и время отправления|дата и время вылета|date of travel|travel date|flight date|дата поездки|дата рейса",
  ],
  [
    stop("journey", "end", "date"),
    "arrival date|arrival date and time|arrival date/time|date of arrival|дата прибытия|дата прилета|дата и время прибытия|дата и время прилета",
  ],
  [
    stop("journey", "start", "time"),
    "departure time|new departure time|время отправления|время вылета|новое время вылета|новое время отправления|std",
  ],
  [
    stop("journey", "end", "time"),
    "arrival time|new arrival time|время прибытия|время прилета|новое время прилета|новое время прибытия|sta",
  ],
  [
    stop("journey", "start", "place"),
    "from|origin|departure station|departure airport|place of departure|boarding point|boarding station|станция посадки|место посадки|departure port|departure stop|leaving from|откуда|станция отправления|аэропорт вылета|порт отправления|пункт отправления|место отправления|остановка отправления|вокзал отправления",
  ],
  [
    stop("journey", "end", "place"),
    "to|destination|arrival station|arrival airport|place of arrival|alighting station|станция высадки|место высадки|arrival port|arrival stop|going to|куда|станция прибытия|станция назначения|аэропорт прилета|порт прибытия|порт назначения|пункт прибытия|пункт назначения|место прибытия|остановка прибытия|вокзал прибытия",
  ],
  [plain("route"), "route|journey|поездка|маршрут|направление"],
  [
    { is: "number", kind: "flight" },
    "flight|flight number|flight no|outbound flight|return flight|inbound flight|номер рейса самолета|рейс самолета|new flight",
  ],
  [
    { is: "number", kind: null },
    "рейс|рейса|номер рейса|new service|service|product|products|line",
  ],
  [{ is: "number", kind: "train" }, "train|train number|поезда|train no|поезд|номер поезда"],
  [{ is: "number", kind: "bus" }, "bus|bus line|bus number|coach service|автобус|номер автобуса"],
  [plain("vessel"), "ship|vessel|ferry|судно|паром|корабль|теплоход"],
  [plain("coach"), "coach|carriage|вагона|car|car no|wagon|вагон|номер вагона"],
  [plain("terminal"), "terminal|терминал"],
  [plain("gate"), "gate|выход|выход на посадку|номер выхода"],
  [plain("spot"), "location|station|stop|airport|место выдачи и возврата"],
  [
    plain("direction"),
    "outbound|inbound|outward journey|return journey|outward|туда|обратно|out|return",
  ],
];

/** What the reader of heads writes before the name of whom a mail is to. */
export const addressee = "addressee";

const shared: Row[] = [
  [
    plain("date"),
    "date|day|when|дата|когда|дата посещения|event date|дата мероприятия|date and time|дата и время|date & time|дата сеанса|дата визита",
  ],
  [
    plain("time"),
    "time|start|starts|start time|show time|entry time|начало|время|время сеанса|время начала|начало в|сеанс|entry",
  ],
  [
    plain("seat"),
    "seat|seats|berth|berths|berths/seats|seat/berth|your seat|место №|seat number|место|места|номер места|seat no|reservation of seats",
  ],
  [plain("row"), "row|ряд"],
  [plain("traveller"), addressee],
  [
    plain("traveller"),
    "passenger|passengers|passenger information|traveler information|traveller information|passenger details|guest details|passenger info|lead traveler|посетитель|booked under|lead name|under the name|отдыхающие|отдыхающий|lead passenger|main passenger|primary passenger|primary guest|adult|driver's name|name of driver|reservation name|name on booking|name on reservation|взрослый|фамилия и имя|имя пассажира|имя водителя|бронь на имя|имя заказчика|passenger name|passenger names|traveller|travellers|traveler|travelers|traveller name|guest|guests|guest name|guest names|main guest|lead guest|name|names|full name|driver|main driver|lead driver|renter|booked by|booked for|reserved for|booking name|prepared for|lead traveller|пассажир|пассажиры|фио пассажира|фио|имя|имя гостя|имена гостей|гость|гости|имя и фамилия|на имя|водитель|основной водитель|турист|туристы|заказчик|путешественник|путешественники|арендатор|name of guest|name of passenger",
  ],
  [
    plain("operator"),
    "airline|operated by|operator|carrier|company|авиакомпания|перевозчик|выполняет перевозчик|компания|оператор",
  ],
  [
    plain("address"),
    "address|hotel address|location address|адрес|адрес отеля|адрес гостиницы|адрес ресторана|адрес объекта|адрес площадки",
  ],
  [
    plain("phone"),
    "phone|property contact number|contact number|телефон поставщика|контакт прокатчика|tel|контакт|hotel phone number|property contact|restaurant phone|тел. отеля|telephone|phone number|contact|contact phone|hotel phone|property phone|телефон|тел|контактный телефон|телефон отеля|телефон гостиницы|телефон ресторана|телефон пункта выдачи|контакты|host phone|хозяин|телефон хозяина",
  ],
  [
    plain("url"),
    "manage your booking|manage booking|manage your reservation|view booking|view your booking|booking link|управление бронированием|управлять бронированием|ссылка на бронирование",
  ],
  [
    plain("freeUntil"),
    "free cancellation until|free cancellation before|free cancellation by|free cancellation|cancel free of charge until|cancel for free until|cancel by|free of charge until|бесплатная отмена до|отмена бесплатно до|бесплатная отмена|бесплатно отменить до|можно бесплатно отменить до",
  ],
  [{ is: "place", kind: "table" }, "restaurant|ресторан|кафе|restaurant name|название ресторана"],
  [{ is: "place", kind: "ticket" }, "venue|where|place|площадка|место проведения|театр|музей|зал"],
  [plain("status"), "status|booking status|payment status|статус|payment|оплата|статус оплаты"],
];

const money: Row[] = [
  [
    { is: "price", rank: 1 },
    "total|итоговая цена|итого оплачено|всего оплачено|total charge|total price|amount payable|total payable|amount due|total price paid|total charged|total fare|total booking price|amount charged|charged|итоговая стоимость|общая цена|стоимость бронирования|сумма к оплате|total (incl. taxes)|grand total|total amount|total paid|total cost|amount paid|total to pay|total due|total for stay|estimated total|order total|trip total|you paid|итого|итого к оплате|всего|всего к оплате|к оплате|общая стоимость|общая сумма|сумма заказа|стоимость заказа|полная стоимость",
  ],
  [
    { is: "price", rank: 2 },
    "price|amount|estimated price|стоимость путевки|стоимость тура|стоимость билетов|paid|оплачено|fare|cost|booking total|стоимость|цена|сумма|цена билета|стоимость билета|стоимость аренды|стоимость проживания|стоимость проезда|room price|ticket price|rental price",
  ],
];

const codes: Row[] = [
  [
    { is: "code", rank: 1 },
    "pnr|locator|flight confirmation code|ref|ref no|our reference|booking confirmation number|reservation reference|ticket reference|your reference|reference no|booking reference|booking ref|reference|record locator|airline reference|airline booking reference|airline reservation code|reservation code|booking code|file reference|collection reference|booking reference number|reference number|локатор|код бронирования|код брони авиакомпании|код бронирования авиакомпании|код брони|бронь авиакомпании|номер pnr",
  ],
  [
    { is: "code", rank: 2 },
    "confirmation number|confirmation no|itinerary number|itinerary no|itinerary id|номер подтверждения бронирования|confirmation code|confirmation|confirmation id|trip confirmation|hotel confirmation|flight confirmation|hotel confirmation number|номер подтверждения|код подтверждения",
  ],
  [
    { is: "code", rank: 3 },
    "booking number|booking no|reservation is confirmed|booking is confirmed|изменение бронирования|отмена бронирования|отмена брони|бронирования|подтверждение брони|подтверждение бронирования|брони|trip number|trip id|id бронирования|номер резервации|номер бронирования отеля|booking id|booking|reservation number|reservation no|reservation id|reservation|voucher number|voucher no|voucher|номер брони|номер бронирования|бронирование|бронь|номер ваучера|ваучер|номер вашей брони|заявка|номер заявки|ваучер на тур",
  ],
  [
    { is: "code", rank: 4 },
    "order number|подтверждение заказа|order ref|order reference|заказа|код заказа|order no|order id|order|order confirmation|номер заказа|заказ|номер вашего заказа",
  ],
  [{ is: "code", rank: 5 }, "электронный билет|билет на автобус|билет на паром|билет на поезд"],
];

const ignored: Row[] = [
  [
    plain("ignored"),
    "check-in opens|check-in closes|online check-in|check-in desk|check-in counter|check-in is|check-in baggage|boarding|boarding time|boarding starts|boarding closes|gate closes|bag drop|doors open|doors|last entry|ticket number|ticket no|e-ticket number|pin|pin code|invoice|invoice number|document|passport|date of birth|date of issue|issue date|issued|booking date|booked on|order date|date of booking|valid from|valid until|номер билета|номер электронного билета|билет|документ|паспорт|дата рождения|дата оформления|дата бронирования|дата заказа|дата выписки|регистрация|регистрация на рейс|начало регистрации|окончание регистрации|посадка|начало посадки|окончание посадки|вход|двери|тариф|сборы|такса|налог|taxes|tax|city tax|refund|возврат средств|возврат билета|возврат билетов|штраф|deposit|залог|предоплата|балл|баллы|points|room|номер|class|класс|baggage|багаж|meals|питание|vehicle|автомобиль|каюта|cabin|previous departure|previous arrival|old departure|old arrival|previous departure time|old departure time|original departure|прежнее время вылета|прежнее время прилета|прежнее время отправления|старое время вылета|outbound seat|return seat|duration|travel time|время в пути|в пути|quantity|количество|количество гостей|гостей|количество билетов|number of guests|party size|tickets|мест|support|customer service|служба поддержки|поддержка|print date|last free day|payment date|дата оплаты|срок оплаты|pay by|pay before|оплатите до|insurance|страховка|event|мероприятие|спектакль|концерт|platform|путь|платформа",
  ],
];

export const labelRows: readonly Row[] = [
  ...stays,
  ...rentals,
  ...journeys,
  ...shared,
  ...money,
  ...codes,
  ...ignored,
];
