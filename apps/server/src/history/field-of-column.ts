import type { HistoryField } from "@castor/core/history/history.ts";
import type { ContentColumn, contentTables } from "../db/content-tables.ts";

type ContentTable = (typeof contentTables)[number];
type Columns<T extends ContentTable> = Readonly<Record<ContentColumn<T>, HistoryField | null>>;

const stopColumns: Columns<"ideas"> = {
  ...{ id: null, place_id: null, trip_id: null },
  position: "order",
  priority: "priority",
  time_to_spend: "timeToSpend",
  reservation_time: "time",
  came_before_min: "early",
  is_wait_skipped: "wait",
  booking: "booking",
};

/** What a column says of its thing in words. Null: nothing that is told. A column without a row does not compile. */
export const fieldOfColumn: { readonly [T in ContentTable]: Columns<T> } = {
  trips: {
    ...{ id: null, owner_id: null, version: null, created: null, updated: null },
    name: "name",
    adults: "people",
    kids: "people",
    travellers: "people",
    currency: "currency",
    tile_type: "map",
    is_draft: "draft",
    is_public: "public",
    is_in_catalog: "catalog",
    silenced: "silenced",
    cover_file_id: "cover",
  },
  routes: {
    ...{ id: null, trip_id: null, created: null },
    name: "name",
    icon: "icon",
    description: "description",
    date: "date",
    move_type: "mode",
    track: "track",
  },
  places: {
    ...{ id: null, trip_id: null },
    name: "name",
    description: "description",
    lat: "position",
    lng: "position",
    type_id: "type",
    address: "address",
    url: "url",
    working_hours: "hours",
    finance: "price",
    hotel_data: "nights",
    picture: "picture",
  },
  stops: { ...stopColumns, route_id: "day", route_mode: "mode" },
  ideas: stopColumns,
  finance_items: {
    ...{ id: null, trip_id: null, created: null },
    name: "name",
    category: "category",
    description: "description",
    start_date: "dates",
    end_date: "dates",
    finance: "price",
  },
  notes: {
    ...{ id: null, trip_id: null, parent_id: null, author_id: null },
    ...{ created: null, updated: null },
    route_id: "day",
    position: "order",
    text: "text",
  },
  attachments: {
    ...{ id: null, trip_id: null, file_id: null },
    route_id: "thing",
    place_id: "thing",
    item_id: "thing",
    note_id: "thing",
    caption: "caption",
    shows_money: "money",
  },
};

/** Fields whose values are told. */
export const toldFields: ReadonlySet<HistoryField> = new Set(["name", "date", "time", "day"]);
/** Fields that are money, or tell of it: nobody learns of them from whom it is hidden. */
export const moneyFields: ReadonlySet<HistoryField> = new Set(["price", "silenced"]);
